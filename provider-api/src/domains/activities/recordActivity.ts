import type { Permission } from 'shared-api/rules';
import { prepared, type Tx } from '../../db/index.ts';

interface Activity {
  userId: number;
  description: string;
  at: Date;
  /** Officers of other airports may not read this activity. */
  airportId?: number;
  /** Staff need this permission to read the activity. */
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
