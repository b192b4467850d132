import type { Transaction } from 'shared-api/contract';
import type { Config } from '../../config.ts';
import { prepared, type Queryable } from '../../db/index.ts';
import { currentConfig } from '../../settings/index.ts';
import { selectedTransactions, type TransactionRow, toTransaction } from './transactionRow.ts';

const byIds = prepared(
  `with selected as (select * from transactions where transaction_id = any ($1::bigint[])) ${selectedTransactions}`,
);

export async function readTransactions(db: Queryable, ids: readonly number[]): Promise<TransactionRow[]> {
  return db.all<TransactionRow>(byIds, [ids]);
}

/** Call this function only for an existing transaction. */
export async function readTransaction(db: Queryable, id: number): Promise<TransactionRow> {
  const [row] = await readTransactions(db, [id]);
  if (!row) throw new Error(`Transaction ${id} is missing`);
  return row;
}

export const transactionReply = async (db: Queryable, config: Config, id: number): Promise<Transaction> =>
  toTransaction(await readTransaction(db, id), await currentConfig(db, config));
