import type { Queryable } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import { orNotFound } from '../../http/errors.ts';
import { whereOf } from './filters.ts';
import { selectedTransactions, type TransactionRow } from './transactionRow.ts';
import { readScope, type TransactionType, visibleTypes } from './transactionTypes.ts';

async function readable(
  db: Queryable,
  actor: Actor,
  { condition, value, types }: { condition: string; value: string; types: readonly TransactionType[] },
): Promise<TransactionRow[]> {
  const { where, params } = whereOf({ types, ...readScope(actor) });
  return db.all<TransactionRow>(
    `with selected as (
       select t.* from transactions t where ${where} and ${condition.replace('?', `$${params.length + 1}`)}
     ) ${selectedTransactions}`,
    [...params, value],
  );
}

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** `reference` is the id or the invoice number of a transaction. */
export async function lookUpTransaction(
  db: Queryable,
  actor: Actor,
  reference: string,
  types: readonly TransactionType[] = visibleTypes(actor),
): Promise<TransactionRow | undefined> {
  const condition = isId(reference) ? 'transaction_id = ?::bigint' : 'invoice_id = ?';
  const [row] = await readable(db, actor, { condition, value: reference, types });
  return row;
}

export const findTransaction = (db: Queryable, actor: Actor, reference: string): Promise<TransactionRow> =>
  orNotFound(lookUpTransaction(db, actor, reference), 'Transaction does not exist');

export async function detailsOf(db: Queryable, actor: Actor, row: TransactionRow): Promise<TransactionRow[]> {
  if (row.batchCode === null) return [row];
  return readable(db, actor, {
    condition: 'batch_code = ?::uuid',
    value: row.batchCode,
    types: visibleTypes(actor),
  });
}
