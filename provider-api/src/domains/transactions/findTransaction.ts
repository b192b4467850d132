import type { Queryable } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import { NotFound } from '../../http/errors.ts';
import { chosenTransactions, type TransactionRow } from './transactionRow.ts';
import { ownerScope, type TransactionType, visibleTypes } from './transactionTypes.ts';

const byCondition = (condition: string) => `
  with chosen as (
    select * from transactions
     where ${condition} and type = any($2::int[]) and ($3::bigint is null or application_user_id = $3::bigint)
  ) ${chosenTransactions}`;

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** By transactionId or by invoice number (G73), within what this person may read; undefined otherwise (S19). */
export async function lookUpTransaction(
  db: Queryable,
  actor: Actor,
  reference: string,
  types: readonly TransactionType[] = visibleTypes(actor),
): Promise<TransactionRow | undefined> {
  const { rows } = await db.query<TransactionRow>(
    byCondition(isId(reference) ? 'transaction_id = $1::bigint' : 'invoice_id = $1'),
    [reference, types, ownerScope(actor) ?? null],
  );
  return rows[0];
}

export async function findTransaction(
  db: Queryable,
  actor: Actor,
  reference: string,
): Promise<TransactionRow> {
  const found = await lookUpTransaction(db, actor, reference);
  if (!found) throw new NotFound('Transaction does not exist');
  return found;
}

/** What was booked together with it; for anything but a booking, itself alone. */
export async function detailsOf(db: Queryable, actor: Actor, row: TransactionRow): Promise<TransactionRow[]> {
  if (row.batchCode === null) return [row];
  const { rows } = await db.query<TransactionRow>(byCondition('batch_code = $1::uuid'), [
    row.batchCode,
    visibleTypes(actor),
    ownerScope(actor) ?? null,
  ]);
  return rows;
}
