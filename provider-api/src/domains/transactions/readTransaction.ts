import type { Queryable } from '../../db/index.ts';
import { selectedTransactions, type TransactionRow } from './transactionRow.ts';

/** Transactions by their ids, newest first, whoever owns them: for the server's own work. */
export async function readTransactions(db: Queryable, ids: readonly number[]): Promise<TransactionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<TransactionRow>(
    `with selected as (select * from transactions where transaction_id = any ($1::bigint[])) ${selectedTransactions}`,
    [ids],
  );
  return rows;
}

/** A transaction by its id, whoever owns it: for the server's own work. */
export async function readTransaction(db: Queryable, id: number): Promise<TransactionRow | undefined> {
  const { rows } = await db.query<TransactionRow>(
    `with selected as (select * from transactions where transaction_id = $1) ${selectedTransactions}`,
    [id],
  );
  return rows[0];
}
