import type { Verb } from '../../../http/context.ts';
import { BadRequest, orNotFound } from '../../../http/errors.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import { lockUser } from '../userRow.ts';
import { endSessions } from './sessions.ts';

export const endSessionsOfUser: Verb<'endSessionsOfUser'> = async (ctx, { params, body }) => {
  const { db, actor, clock } = ctx;
  if (params.id === actor.id) throw new BadRequest('Your own sessions are ended under Sign-in and security');
  await db.transaction(async (tx) => {
    const user = await orNotFound(lockUser(tx, params.id), 'There is no such user');
    const at = clock.now();
    const sessions = await endSessions(tx, user.id, at);
    await recordActivity(tx, { userId: user.id, description: `All sessions ended by ${actor.name}`, at });
    await tell(tx, user.id, 'sessions.ended', { at: at.toISOString() });
    await recordAudit(tx, ctx, {
      action: 'user.sessionsEnd',
      subject: ['user', user.id],
      before: { sessions },
      after: { sessions: 0 },
      reason: body.Reason,
    });
  });
  return { data: {}, message: 'All sessions ended' };
};
