import type { Queryable } from '../db/index.ts';

export interface MailboxMessage {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  attachments: { name: string; href: string }[];
  sentAt: Date;
}

interface Row {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
  attachments: { id: number; name: string }[];
}

const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [])];

export async function readMailbox(db: Queryable, to?: string): Promise<MailboxMessage[]> {
  const { rows } = await db.query<Row>(
    `select m.id, m.recipient as "to", m.subject, m.text_body as text, m.html_body as html, m.created_at as "sentAt",
            coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.id)
                        from mailbox_attachments a where a.message_id = m.id), '[]'::jsonb) as attachments
       from mailbox m
      where $1::text is null or lower(m.recipient) = lower($1::text)
      order by m.id desc limit 500`,
    [to],
  );
  return rows.map(({ attachments, ...row }) => ({
    ...row,
    links: linksIn(row.text),
    attachments: attachments.map(({ id, name }) => ({ name, href: `/mailbox/attachments/${id}` })),
  }));
}
