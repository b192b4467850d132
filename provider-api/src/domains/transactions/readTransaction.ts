import type { Queryable } from '../../db/index.ts';
import { chosenTransactions, type TransactionRow } from './transactionRow.ts';

/** Transactions by their ids, newest first, whoever owns them: for the server's own work. */
export async function readTransactions(db: Queryable, ids: readonly number[]): Promise<TransactionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<TransactionRow>(
    `with chosen as (select * from transactions where transaction_id = any ($1::bigint[])) ${chosenTransactions}`,
    [ids],
  );
  return rows;
}

/** A transaction by its id, whoever owns it: for the server's own work. */
export async function readTransaction(db: Queryable, id: number): Promise<TransactionRow | undefined> {
  const { rows } = await db.query<TransactionRow>(
    `with chosen as (select * from transactions where transaction_id = $1) ${chosenTransactions}`,
    [id],
  );
  return rows[0];
}
