import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { recordTwoFactor } from './recordTwoFactor.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { spendOwnCode } from './spendOwnCode.ts';

export const confirmTwoFactor: Verb<'confirmTwoFactor'> = async (ctx, { body }) => {
  const { actor, clock, db } = ctx;
  await spendOwnCode(ctx, body.Code);
  const recoveryCodes = await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      'update two_factor set confirmed_at = $2 where user_id = $1 and confirmed_at is null',
      [actor.id, clock.now()],
    );
    if (rowCount === 0) throw new BadRequest('Two-factor sign-in is on already');
    await recordTwoFactor(tx, ctx, actor, true);
    return replaceRecoveryCodes(tx, actor.id);
  });
  return { data: { recoveryCodes }, message: 'Two-factor sign-in is on' };
};
