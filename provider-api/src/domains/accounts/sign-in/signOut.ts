import type { Verb } from '../../../http/context.ts';
import { recordActivity } from '../../activities/index.ts';

export const signOut: Verb<'signOut'> = async ({ db, clock, actor }) => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.query('update sessions set revoked_at = $2 where id = $1', [actor.sessionId, now]);
    await recordActivity(tx, { userId: actor.id, description: 'Logged out', at: now });
  });
  return { data: {} };
};
