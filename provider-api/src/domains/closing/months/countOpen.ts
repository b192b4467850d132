import { type CheckName, checkNames, monthBounds } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import { balanceKobo, suspenseKobo, verifyLedger } from '../../ledger/index.ts';
import { isToLookAt } from '../../payments/index.ts';

export type Checklist = { name: CheckName; count: number; rules?: string[] }[];
type Counted = Omit<Record<CheckName, number>, 'invariants' | 'work'>;

const waiting = (table: string, ...statuses: readonly string[]) =>
  `(select count(*)::int from ${table} where status in (${statuses.map((status) => `'${status}'`).join()}))`;
const countsSql = `
  select (select count(*)::int from bookings
           where status = 'Processing' and payment_status = 'Paid'
             and flight_at >= $1::timestamptz and flight_at < $2::timestamptz) as outcomes,
         (select count(*)::int from payments where ${isToLookAt}) as payments,
         (select count(*)::int from settlement_lines where resolved is null) as lines,
         (select count(*)::int from settlement_lines l where cleared_kobo <> gross_kobo and ${suspenseKobo('l')} <> 0)
           as suspense,
         (select abs(${balanceKobo('gateway_clearing')} + coalesce(sum(open_kobo), 0))::bigint
            from payments where open_kobo <> 0) as difference,
         ${waiting('book_decisions', 'Proposed')} as decisions,
         ${waiting('adjustments', 'Proposed')} as adjustments,
         ${waiting('outcome_corrections', 'Proposed')} as corrections,
         ${waiting('payouts', 'Asked', 'Approved')} as payouts`;

export async function countOpen(db: Queryable, month: string): Promise<Checklist> {
  const { from, to } = monthBounds(month);
  const counted = await db.one<Counted>(countsSql, [from, to]);
  const broken = (await verifyLedger(db)).filter(({ wrong }) => wrong > 0);
  const rules = broken.filter(({ isOfWork }) => !isOfWork).map(({ states }) => states);
  const work = broken.reduce((total, { isOfWork, wrong }) => total + (isOfWork ? wrong : 0), 0);
  const counts: Record<CheckName, number> = { ...counted, invariants: rules.length, work };
  return checkNames.map((name) => ({
    name,
    count: counts[name],
    ...(name === 'invariants' && rules.length > 0 && { rules }),
  }));
}
