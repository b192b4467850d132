import { idleLimitMs } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';

interface Row {
  id: number;
  device: string;
  signedInAt: Date;
  lastUsedAt: Date;
}

export const ownSessions: Verb<'ownSessions'> = async ({ db, actor, clock }) => {
  const now = clock.now();
  const { rows } = await db.query<Row>(
    `select id, device, created_at as "signedInAt", last_used_at as "lastUsedAt" from sessions
      where user_id = $1 and revoked_at is null and expires_at > $2::timestamptz
        and last_used_at > $3::timestamptz
      order by last_used_at desc, id desc limit 50`,
    [actor.id, now, new Date(now.getTime() - idleLimitMs)],
  );
  return {
    data: rows.map(({ signedInAt, lastUsedAt, ...row }) => ({
      ...row,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: row.id === actor.sessionId,
    })),
  };
};
