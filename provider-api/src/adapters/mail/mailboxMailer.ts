import type { Database } from '../../db/index.ts';
import type { MailTransport } from './Mailer.ts';

export const mailboxMailer = (db: Database): MailTransport => ({
  async send({ to, subject, text, html, attachments = [] }) {
    await db.transaction(async (tx) => {
      const { id } = await tx.one<{ id: number }>(
        'insert into mailbox (recipient, subject, text_body, html_body) values ($1, $2, $3, $4) returning id',
        [to, subject, text, html],
      );
      for (const { name, contentType, content } of attachments)
        await tx.query(
          'insert into mailbox_attachments (message_id, name, content_type, content) values ($1, $2, $3, $4)',
          [id, name, contentType, content],
        );
    });
  },
});
