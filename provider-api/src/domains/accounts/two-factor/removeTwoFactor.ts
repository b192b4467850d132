import type { Tx } from '../../../db/index.ts';

/** The app's secret and the recovery codes go together; returns whether there was a secret. */
export async function removeTwoFactor(tx: Tx, userId: number): Promise<boolean> {
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  const { rowCount } = await tx.query('delete from two_factor where user_id = $1', [userId]);
  return rowCount > 0;
}
