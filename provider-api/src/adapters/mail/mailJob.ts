import { job } from '../../jobs/job.ts';
import type { MailMessage } from './Mailer.ts';

/** Queue a message with `enqueue(tx, mailJob, message)`: it leaves once the transaction is committed. */
export const mailJob = job<MailMessage>(
  'mail',
  ({ mailer }, message, id) => mailer.send(message, id),
  'mail',
);
