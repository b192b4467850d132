import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { noteFailure, refuseWhileDelayed } from '../signInDelay.ts';
import { spendCode } from './secondFactor.ts';

/**
 * Does `work` when a code of the caller's own second factor is right; guesses are delayed as at sign-in.
 * @throws {Invalid} for a wrong or spent code.
 */
export async function withOwnCode<T>(ctx: Context, code: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { db, actor, secrets, clock } = ctx;
  await refuseWhileDelayed(ctx, actor.email);
  const outcome = await db.transaction(async (tx) =>
    (await spendCode(tx, { userId: actor.id, code, now: clock.now(), secrets }))
      ? { done: await work(tx) }
      : undefined,
  );
  if (outcome) return outcome.done;
  await noteFailure(ctx, actor.email);
  throw new Invalid({ Code: ['The code is not right'] });
}
