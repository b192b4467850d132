import type { forgotPassword as endpoint } from 'shared-api/contract';
import { mailJob } from '../../../adapters/mail/mailJob.ts';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { limit } from '../../../http/limits.ts';
import { enqueue, job } from '../../../jobs/index.ts';
import { compose, type Recipient } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { issueCode } from '../codes.ts';
import { recipientOf, type UserRow, userColumns } from '../userRow.ts';

interface MailFacts extends Recipient {
  resetUrl: string;
}

const passwordReset = ({ resetUrl, ...recipient }: MailFacts) =>
  compose({
    ...recipient,
    subject: 'Reset your password',
    paragraphs: [
      'Somebody asked to reset the password of your account. The link below is valid for 1 hour and works once.',
      'If it was not you, nothing needs to be done: your password stays as it is.',
    ],
    action: { label: 'Reset password', url: resetUrl },
  });

const hourMs = 3_600_000;
const resetLinkLifeMs = hourMs;

/** Looks the address up after the answer has left, so that its time discloses nothing (S05). */
export const mailResetLink = job<{ email: string }>(
  'accounts.mailResetLink',
  async ({ db, clock, config }, { email }) => {
    await db.transaction(async (tx) => {
      const { rows } = await tx.query<UserRow>(
        `select ${userColumns} from users u where lower(u.email) = lower($1) for update`,
        [email],
      );
      const [user] = rows;
      if (!user) return;
      const now = clock.now();
      const code = await issueCode(tx, { userId: user.id, purpose: 'reset', now, lifeMs: resetLinkLifeMs });
      const resetUrl = portalLinks.resetPassword(config, code);
      await enqueue(tx, mailJob, passwordReset({ ...recipientOf(user), resetUrl }));
    });
  },
);

/** The same answer for every address. */
export const forgotPassword: Verb<typeof endpoint, PublicContext> = async (ctx, { body }) => {
  await limit(ctx, { name: 'forgot-password', by: ctx.address, max: 100, windowMs: hourMs });
  await limit(ctx, { name: 'forgot-password', by: body.Email.toLowerCase(), max: 5, windowMs: hourMs });
  await ctx.db.transaction((tx) => enqueue(tx, mailResetLink, { email: body.Email }));
  return { data: {}, message: 'Password reset email sent successfully' };
};
