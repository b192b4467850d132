import type { endOtherSessions as endpoint } from 'shared-api/contract';
import type { Verb } from '../../../http/context.ts';
import { recordActivity } from '../../activities/index.ts';

export const endOtherSessions: Verb<typeof endpoint> = async ({ db, actor, clock }) => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.query(
      'update sessions set revoked_at = $3 where user_id = $1 and id <> $2 and revoked_at is null',
      [actor.id, actor.sessionId, now],
    );
    await recordActivity(tx, { userId: actor.id, description: 'All other sessions ended', at: now });
  });
  return { data: {}, message: 'All other sessions ended' };
};
