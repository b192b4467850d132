import type { endOtherSessions as endpoint } from 'shared-api/contract';
import type { Verb } from '../../../http/context.ts';
import { recordActivity } from '../../activities/index.ts';
import { endSessions } from './sessions.ts';

export const endOtherSessions: Verb<typeof endpoint> = async ({ db, actor, clock }) => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await endSessions(tx, actor.id, now, actor.sessionId);
    await recordActivity(tx, { userId: actor.id, description: 'All other sessions ended', at: now });
  });
  return { data: {}, message: 'All other sessions ended' };
};
