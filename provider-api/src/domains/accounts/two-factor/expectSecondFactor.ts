import type { Context } from '../../../http/context.ts';
import { BadRequest, SecondFactorNeeded } from '../../../http/errors.ts';
import { hasSecondFactor } from './secondFactor.ts';
import { spendOwnCode } from './spendOwnCode.ts';

const freshMs = 15 * 60_000;

export async function expectSecondFactor(ctx: Context, code: string | undefined): Promise<void> {
  const { db, actor, clock } = ctx;
  if (!(await hasSecondFactor(db, actor.id)))
    throw new BadRequest('Please set up two-factor sign-in first', 'second_factor_missing');
  if (code) return spendOwnCode(ctx, code);
  const { rowCount } = await db.query('select 1 from sessions where id = $1 and second_factor_at > $2', [
    actor.sessionId,
    new Date(clock.now().getTime() - freshMs),
  ]);
  if (rowCount === 0) throw new SecondFactorNeeded();
}
