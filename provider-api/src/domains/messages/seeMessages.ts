import type { Verb } from '../../http/context.ts';
import { publish } from '../../http/liveEvents.ts';

export const seeMessages: Verb<'seeMessages'> = async ({ db, clock, actor }, { body }) => {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update messages set seen_at = $3
        where person_id = $1 and id <= $2 and channel = 'portal' and line is not null and seen_at is null`,
      [actor.id, body.upTo, clock.now()],
    );
    if (rowCount > 0) await publish(tx, { type: 'message', id: null, userId: actor.id });
  });
  return { data: {} };
};
