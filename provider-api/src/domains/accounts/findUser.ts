import type { Queryable, Tx } from '../../db/index.ts';
import { type UserRow, userColumns } from './userRow.ts';

export async function findUser(on: Queryable, id: number): Promise<UserRow | undefined> {
  const { rows } = await on.query<UserRow>(`select ${userColumns} from users u where u.id = $1`, [id]);
  return rows[0];
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(`select ${userColumns} from users u where u.id = $1 for update`, [
    id,
  ]);
  return rows[0];
}
