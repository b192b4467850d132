import type { Verb } from '../../../http/context.ts';
import { BadRequest, orNotFound } from '../../../http/errors.ts';
import { recordAudit } from '../../activities/index.ts';
import { endSessions } from '../sessions/sessions.ts';
import { lockUser } from '../userRow.ts';
import { recordTwoFactor, removeTwoFactor } from './recordTwoFactor.ts';

export const resetTwoFactor: Verb<'resetTwoFactor'> = async (ctx, { params, body }) => {
  const { db, actor, clock } = ctx;
  if (params.id === actor.id) throw new BadRequest('Another Administrator has to do this for you');
  await db.transaction(async (tx) => {
    const user = await orNotFound(lockUser(tx, params.id), 'There is no such user');
    if (!(await removeTwoFactor(tx, user.id))) throw new BadRequest('Two-factor sign-in is off');
    await endSessions(tx, user.id, clock.now());
    await recordTwoFactor(tx, ctx, user, false);
    await recordAudit(tx, ctx, {
      action: 'user.twoFactorReset',
      subject: ['user', user.id],
      before: { twoFactor: true },
      after: { twoFactor: false },
      reason: body.Reason,
    });
  });
  return { data: {}, message: 'Two-factor sign-in was reset' };
};
