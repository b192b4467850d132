import type { Verb } from '../../../http/context.ts';
import { Forbidden } from '../../../http/errors.ts';
import { checkOwnPassword } from './checkOwnPassword.ts';
import { recordTwoFactor, removeTwoFactor } from './recordTwoFactor.ts';
import { spendOwnCode } from './spendOwnCode.ts';

export const turnOffTwoFactor: Verb<'turnOffTwoFactor'> = async (ctx, { body }) => {
  const { actor, db } = ctx;
  if (actor.needsTwoFactor) throw new Forbidden('Your role needs two-factor sign-in');
  await checkOwnPassword(ctx, body.Password);
  await spendOwnCode(ctx, body.Code);
  await db.transaction(async (tx) => {
    await removeTwoFactor(tx, actor.id);
    await recordTwoFactor(tx, ctx, actor, false);
  });
  return { data: {}, message: 'Two-factor sign-in is off' };
};
