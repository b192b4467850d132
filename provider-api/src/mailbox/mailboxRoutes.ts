import { NotFound } from '../http/errors.ts';
import { fileReply, sendFile } from '../http/fileReply.ts';
import type { Api } from '../http/serve.ts';
import { mailboxPage } from './mailboxPage.ts';
import { readMailbox } from './readMailbox.ts';

interface Filter {
  Querystring: { to?: string | string[] };
}

const recipient = (to: string | string[] | undefined): string | undefined =>
  (Array.isArray(to) ? to[0] : to)?.trim() || undefined;

interface Attachment {
  name: string;
  type: string;
  content: Uint8Array;
}

export function mailboxRoutes({ fastify, context: { db } }: Api): void {
  fastify.get<Filter>('/mailbox', async (request, reply) => {
    const to = recipient(request.query.to);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(await readMailbox(db, to), to));
  });
  fastify.get<Filter>('/mailbox/messages', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await readMailbox(db, recipient(request.query.to))),
  );
  fastify.get<{ Params: { id: string } }>('/mailbox/attachments/:id', async (request, reply) => {
    const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const attachment = await db.first<Attachment>(
      'select name, content_type as type, content from mailbox_attachments where id = $1',
      [id],
    );
    if (!attachment) throw new NotFound();
    return sendFile(reply, fileReply({ ...attachment, content: Buffer.from(attachment.content) }));
  });
}
