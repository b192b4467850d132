import type { Permission } from 'shared-api/rules';
import { prepared, type Tx } from '../../db/index.ts';

interface Activity {
  userId: number;
  description: string;
  at: Date;
  /** An officer who is tied to other airports does not read it. */
  airportId?: number;
  /** Without it staff do not read what it is about. */
  needs?: Permission;
}

const insert = prepared(
  'insert into activities (user_id, description, created_at, airport_id, needs) values ($1, $2, $3, $4, $5)',
);

export async function recordActivity(
  tx: Tx,
  { userId, description, at, airportId, needs }: Activity,
): Promise<void> {
  await tx.query(insert, [userId, description, at, airportId, needs]);
}
