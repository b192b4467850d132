import type { Queryable } from '../../db/index.ts';
import { selectedTransactions, type TransactionRow } from './transactionRow.ts';

export async function readTransactions(db: Queryable, ids: readonly number[]): Promise<TransactionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<TransactionRow>(
    `with selected as (select * from transactions where transaction_id = any ($1::bigint[])) ${selectedTransactions}`,
    [ids],
  );
  return rows;
}

export async function readTransaction(db: Queryable, id: number): Promise<TransactionRow | undefined> {
  const { rows } = await db.query<TransactionRow>(
    `with selected as (select * from transactions where transaction_id = $1) ${selectedTransactions}`,
    [id],
  );
  return rows[0];
}
