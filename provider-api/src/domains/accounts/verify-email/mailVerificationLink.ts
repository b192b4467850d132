import { mailJob } from '../../../adapters/mail/mailJob.ts';
import type { Queryable, Tx } from '../../../db/index.ts';
import type { PublicContext } from '../../../http/context.ts';
import { enqueue } from '../../../jobs/index.ts';
import { compose, type Recipient } from '../../../mail/compose.ts';
import { lockUser, recipientOf, type UserRow } from '../userRow.ts';
import { verificationLife, verificationUrl } from './verificationUrl.ts';

interface MailFacts extends Recipient {
  verificationUrl: string;
}

const verificationLink = ({ verificationUrl, ...recipient }: MailFacts) =>
  compose({
    ...recipient,
    subject: 'Verify your e-mail address',
    paragraphs: [
      `Please verify your e-mail address with the link below; it is valid for ${verificationLife}.`,
    ],
    action: { label: 'Verify e-mail address', url: verificationUrl },
  });

const mailAgainAfterMs = 5 * 60_000;

export async function linkAgainAt(on: Queryable, userId: number): Promise<Date> {
  const { rows } = await on.query<{ last: Date | null }>(
    `select max(created_at) as last from account_codes where user_id = $1 and purpose = 'verify'`,
    [userId],
  );
  return new Date((rows[0]?.last?.getTime() ?? 0) + mailAgainAfterMs);
}

export async function mailVerificationLink(ctx: PublicContext, user: UserRow): Promise<Date | undefined> {
  return ctx.db.transaction(async (tx: Tx) => {
    await lockUser(tx, user.id);
    const againAt = await linkAgainAt(tx, user.id);
    if (againAt > ctx.clock.now()) return againAt;
    const url = await verificationUrl(tx, ctx, user.id);
    await enqueue(tx, mailJob, verificationLink({ ...recipientOf(user), verificationUrl: url }));
    return undefined;
  });
}
