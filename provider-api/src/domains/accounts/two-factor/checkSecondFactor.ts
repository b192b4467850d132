import type { PublicContext } from '../../../http/context.ts';
import { SecondFactorNeeded, SignInRefused } from '../../../http/errors.ts';
import { securityEvent } from '../../../http/securityEvents.ts';
import type { Attempt } from '../sign-in/signInDelay.ts';
import type { UserRow } from '../userRow.ts';
import { hasSecondFactor, spendCode } from './secondFactor.ts';

interface Given {
  code: string | undefined;
  attempt: Attempt;
}

/** Call this function after the password check. Returns false for an account without a second factor. */
export async function checkSecondFactor(
  ctx: PublicContext,
  user: UserRow,
  { code, attempt }: Given,
): Promise<boolean> {
  const { db, clock, secrets } = ctx;
  if (!(await hasSecondFactor(db, user.id))) return false;
  if (!code) {
    await attempt.takeBack();
    throw new SecondFactorNeeded();
  }
  const spent = { userId: user.id, code, now: clock.now(), secrets };
  if (await db.transaction((tx) => spendCode(tx, spent))) return true;
  securityEvent(ctx, 'sign_in_failed', { account: user.email, reason: 'second factor' });
  throw new SignInRefused('The code is not right');
}
