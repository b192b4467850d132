import { prepared, type Tx } from '../../db/index.ts';

interface Activity {
  userId: number;
  /** One of the sentences of S16. */
  description: string;
  at: Date;
}

const insert = prepared('insert into activities (user_id, description, created_at) values ($1, $2, $3)');

/** Adds a line to an account's activities, in the transaction of what it tells. */
export async function recordActivity(tx: Tx, { userId, description, at }: Activity): Promise<void> {
  await tx.query(insert, [userId, description, at]);
}
