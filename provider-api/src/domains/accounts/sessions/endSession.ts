import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { endStreams } from '../../../http/liveEvents.ts';
import { recordActivity } from '../../activities/index.ts';
import { endSessions } from './sessions.ts';

export const endSession: Verb<'endSession'> = async ({ db, actor, clock }, { params }) => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      'update sessions set revoked_at = $3 where id = $1 and user_id = $2 and revoked_at is null',
      [params.id, actor.id, now],
    );
    if (rowCount === 0) throw new NotFound('There is no such session');
    await endStreams(tx, actor.id);
    await recordActivity(tx, { userId: actor.id, description: 'Session ended', at: now });
  });
  return { data: {}, message: 'Session ended' };
};

export const endOtherSessions: Verb<'endOtherSessions'> = async ({ db, actor, clock }) => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await endSessions(tx, actor.id, now, actor.sessionId);
    await recordActivity(tx, { userId: actor.id, description: 'All other sessions ended', at: now });
  });
  return { data: {}, message: 'All other sessions ended' };
};
