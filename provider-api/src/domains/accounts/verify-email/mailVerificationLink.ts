import type { Queryable, Tx } from '../../../db/index.ts';
import type { PublicContext } from '../../../http/context.ts';
import { tell } from '../../../telling/tell.ts';
import { lockUser, type UserRow } from '../userRow.ts';
import { verificationUrl } from './verificationUrl.ts';

const mailAgainAfterMs = 5 * 60_000;

export async function linkAgainAt(on: Queryable, userId: number): Promise<Date> {
  const { last } = await on.one<{ last: Date | null }>(
    `select max(created_at) as last from account_codes where user_id = $1 and purpose = 'verify'`,
    [userId],
  );
  return new Date((last?.getTime() ?? 0) + mailAgainAfterMs);
}

export async function mailVerificationLink(ctx: PublicContext, user: UserRow): Promise<Date | undefined> {
  return ctx.db.transaction(async (tx: Tx) => {
    await lockUser(tx, user.id);
    const againAt = await linkAgainAt(tx, user.id);
    if (againAt > ctx.clock.now()) return againAt;
    await tell(tx, user.id, 'email.verification', {
      verificationUrl: await verificationUrl(tx, ctx, user.id),
    });
    return undefined;
  });
}
