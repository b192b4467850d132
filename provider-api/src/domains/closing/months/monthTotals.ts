import { monthBounds } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';

/**
 * All figures are in kobo. `accounts` is by kind of account, `wallets` by client, `unearned` by booking, `revenue` by
 * airport, service and kind.
 */
export interface MonthTotals {
  accounts: Record<string, number>;
  wallets: Record<string, number>;
  unearned: Record<string, number>;
  revenue: Record<string, number>;
  firstInvoice: string | null;
  lastInvoice: string | null;
  firstCreditNote: string | null;
  lastCreditNote: string | null;
}

/**
 * The query adds up all journals since the first journal. A query that starts with the stored totals of a closed month
 * does not find later changes in the journals of that month.
 */
const totalsSql = `
  with entered as (
    select account.kind, account.owner_id, journal.booking_id, entry.amount_kobo,
           journal.created_at >= $1::timestamptz as is_of_month, journal.kind as journal_kind, journal.airport_id
      from journals journal join ledger_entries entry on entry.journal_id = journal.id
      join ledger_accounts account on account.id = entry.account_id
     where journal.created_at < $2::timestamptz
  ), account as (
    select kind as key, sum(amount_kobo)::bigint as kobo from entered group by kind
  ), wallet as (
    select owner_id as key, sum(amount_kobo)::bigint as kobo from entered where kind = 'wallet'
     group by owner_id having sum(amount_kobo) <> 0
  ), held as (
    select booking_id as key, sum(amount_kobo)::bigint as kobo from entered where kind = 'unearned'
     group by booking_id having sum(amount_kobo) <> 0
  ), earned as (
    select coalesce(airport.code, '') || '|' || coalesce(booking.service_id::text, '') || '|' || journal_kind as key,
           sum(amount_kobo)::bigint as kobo
      from entered left join bookings booking on booking.id = entered.booking_id
      left join airports airport on airport.id = coalesce(entered.airport_id, booking.airport_id)
     where kind = 'revenue' and is_of_month group by 1
  ), issued as (
    select invoice_id as number, false as is_credit from bookings where ${within('created_at')}
    union all select invoice_id, false from payments where ${within('created_at')}
    union all select number, kind = 'credit' from booking_papers where ${within('issued_at')}
  )
  select (select coalesce(json_object_agg(key, kobo), '{}') from account) as accounts,
         (select coalesce(json_object_agg(key, kobo), '{}') from wallet) as wallets,
         (select coalesce(json_object_agg(key, kobo), '{}') from held) as unearned,
         (select coalesce(json_object_agg(key, kobo), '{}') from earned) as revenue,
         ${issued('not is_credit', 'asc')} as "firstInvoice", ${issued('not is_credit', 'desc')} as "lastInvoice",
         ${issued('is_credit', 'asc')} as "firstCreditNote", ${issued('is_credit', 'desc')} as "lastCreditNote"`;

/** As text, 2026-1000000 comes before 2026-999999. The length is compared first, because the longer number is later. */
function issued(kind: string, order: 'asc' | 'desc'): string {
  return `(select number from issued where ${kind} and number is not null
            order by length(number) ${order}, number ${order} limit 1)`;
}

function within(at: string): string {
  return `${at} >= $1::timestamptz and ${at} < $2::timestamptz`;
}

export async function monthTotals(db: Queryable, month: string): Promise<MonthTotals> {
  const { from, to } = monthBounds(month);
  return db.one<MonthTotals>(totalsSql, [from, to]);
}

const sum = (figures: Record<string, number>): number =>
  Object.values(figures).reduce((total, kobo) => total + kobo, 0);
export const revenueOf = ({ revenue }: MonthTotals): number => sum(revenue);
