import type { DecisionKind } from 'shared-api/rules';
import type { Queryable, Tx } from '../../../db/index.ts';
import { BadRequest, Conflict, Invalid } from '../../../http/errors.ts';
import { readLineRow } from '../settlement/lineRow.ts';
import { expectOpenMonth } from './expectOpenMonth.ts';

export interface Subject {
  kind: DecisionKind;
  lineId: number | null;
  paymentId: number | null;
  openingDay: string | null;
  stillOpen: readonly number[] | null;
}

async function inSuspense(tx: Tx, lineId: number): Promise<number> {
  const { resolved, suspenseKobo } = await readLineRow(tx, lineId);
  if (resolved !== 'posted')
    throw new BadRequest('Post the line first: until then nothing of it is in suspense');
  if (suspenseKobo === 0) throw new Conflict('Nothing of this line is in suspense', 'already_resolved');
  return suspenseKobo;
}

async function openOf(tx: Tx, paymentId: number): Promise<number> {
  const payment = await tx.first<{ kobo: number }>('select open_kobo as kobo from payments where id = $1', [
    paymentId,
  ]);
  if (!payment) throw new Invalid({ transactionId: ['There is no such payment'] });
  if (payment.kobo <= 0) throw new Conflict('The gateway owes nothing for this payment', 'already_resolved');
  return payment.kobo;
}

export const beforeOpening = `
  coalesce(p.paid_at, p.created_at) < ($1::date)::timestamp at time zone 'Africa/Lagos'
  and p.id <> all ($2::bigint[]) and p.open_kobo > 0`;

export async function openBefore(db: Queryable, day: string, stillOpen: readonly number[]) {
  return db.one<{ payments: number; kobo: number }>(
    `select count(*)::int as payments, coalesce(sum(p.open_kobo), 0)::bigint as kobo
         from payments p where ${beforeOpening}`,
    [day, stillOpen],
  );
}

/** Call `lockBooks` first, because the amount must not change until the decision is stored. */
export async function figureOf(
  tx: Tx,
  { kind, lineId, paymentId, openingDay, stillOpen }: Subject,
): Promise<number> {
  if (kind === 'opening') {
    await expectOpenMonth(tx, openingDay ?? '');
    return (await openBefore(tx, openingDay ?? '', stillOpen ?? [])).kobo;
  }
  if (lineId !== null) return inSuspense(tx, lineId);
  return openOf(tx, paymentId ?? 0);
}
