import { idleLimitMs } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';

interface Session {
  id: number;
  device: string;
  signedInAt: Date;
  lastUsedAt: Date;
  current: boolean;
}

export const ownSessions: Verb<'ownSessions'> = async ({ db, actor, clock }) => {
  const now = clock.now();
  const data = await db.all<Session>(
    `select id, device, created_at as "signedInAt", last_used_at as "lastUsedAt", id = $4 as current from sessions
      where user_id = $1 and revoked_at is null and expires_at > $2::timestamptz
        and last_used_at > $3::timestamptz
      order by last_used_at desc, id desc limit 50`,
    [actor.id, now, new Date(now.getTime() - idleLimitMs), actor.sessionId],
  );
  return { data };
};
