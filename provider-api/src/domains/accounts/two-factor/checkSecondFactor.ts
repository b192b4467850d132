import type { PublicContext } from '../../../http/context.ts';
import { SecondFactorNeeded, SignInRefused } from '../../../http/errors.ts';
import { securityEvent } from '../../../http/securityEvents.ts';
import { noteFailure } from '../signInDelay.ts';
import type { UserRow } from '../userRow.ts';
import { hasSecondFactor, spendCode } from './secondFactor.ts';

/** After the password: a wrong code counts as a wrong password does. False for accounts without a second factor. */
export async function checkSecondFactor(
  ctx: PublicContext,
  user: UserRow,
  code: string | undefined,
): Promise<boolean> {
  const { db, clock, secrets } = ctx;
  if (!(await hasSecondFactor(db, user.id))) return false;
  if (!code?.trim()) throw new SecondFactorNeeded();
  const attempt = { userId: user.id, code, now: clock.now(), secrets };
  if (await db.transaction((tx) => spendCode(tx, attempt))) return true;
  await noteFailure(ctx, user.email);
  securityEvent(ctx, 'sign_in_failed', { account: user.email, reason: 'second factor' });
  throw new SignInRefused('The code is not right');
}
