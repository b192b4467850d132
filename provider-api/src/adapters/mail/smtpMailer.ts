import { createTransport } from 'nodemailer';
import { emblemAddress, emblemPart } from '../../mail/emblem.ts';
import type { MailTransport } from './Mailer.ts';

const timeoutMs = 20_000;

/** The message id contains the id of the job, so that mail servers recognise a repeated delivery. */
export function smtpMailer(url: string, domain: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send({ from, to, subject, text, html, attachments = [] }, id) {
      const [, name = '', address = from] = /^(.*) <(.*)>$/.exec(from) ?? [];
      await transport.sendMail({
        // If name and address were one string, nodemailer would remove words in brackets from the name.
        from: { name, address },
        to,
        subject,
        text,
        html,
        messageId: `<portal-${id}@${domain}>`,
        attachments: [
          ...(html.includes(emblemAddress) ? [emblemPart] : []),
          ...attachments.map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
        ],
      });
    },
  };
}
