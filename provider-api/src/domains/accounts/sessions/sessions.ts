import { hourMs } from 'shared-api/rules';
import { insertRow, type Tx } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import { endStreams } from '../../../http/liveEvents.ts';
import { newSecret } from '../codes.ts';

interface OpenedSession {
  userId: number;
  now: Date;
  lifeHours: number;
  device: string;
  secondFactor: boolean;
}

export async function openSession(
  tx: Tx,
  { userId, now, lifeHours, device, secondFactor }: OpenedSession,
): Promise<string> {
  const token = newSecret();
  await insertRow(tx, 'sessions', {
    user_id: userId,
    token_hash: hashOf(token),
    device,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + lifeHours * hourMs),
    second_factor_at: secondFactor ? now : null,
  });
  return token;
}

/** Returns the number of ended sessions. `except` is the id of a session to keep. */
export async function endSessions(tx: Tx, userId: number, now: Date, except = 0): Promise<number> {
  const { rowCount } = await tx.query(
    'update sessions set revoked_at = $2 where user_id = $1 and id <> $3 and revoked_at is null',
    [userId, now, except],
  );
  await endStreams(tx, userId);
  return rowCount;
}

export async function endSessionsWithMembers(tx: Tx, ownerId: number, now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    'select id from users where id = $1 or member_of = $1 order by id',
    [ownerId],
  );
  for (const { id } of rows) await endSessions(tx, id, now);
}
