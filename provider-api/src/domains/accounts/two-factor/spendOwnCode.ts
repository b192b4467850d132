import { updateRow } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { judgeAttempt, signedInCounter } from '../sign-in/signInDelay.ts';
import { spendCode } from './secondFactor.ts';

/**
 * Wrong codes delay the next attempt. A right code is spent before its work, so it stays spent if the work is refused.
 *
 * @throws {Invalid} for a wrong or used code.
 */
export function spendOwnCode(ctx: Context, code: string): Promise<void> {
  const { db, actor, secrets, clock } = ctx;
  return judgeAttempt(ctx, signedInCounter(actor.email), (attempt) =>
    db.transaction(async (tx) => {
      const isRight = await spendCode(tx, { userId: actor.id, code, now: clock.now(), secrets });
      if (!isRight) throw new Invalid({ Code: ['The code is not right'] });
      await attempt.forget(tx);
      await updateRow(tx, 'sessions', actor.sessionId, { second_factor_at: clock.now() });
    }),
  );
}
