import type { Period } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../db/index.ts';
import { NotFound } from '../../http/errors.ts';

export interface LineRow {
  id: number;
  createdAt: string;
  kind: string;
  isCorrection: boolean;
  amountKobo: number;
  balanceKobo: number;
  bookingId: number | null;
  paymentId: number | null;
  paper: string | null;
  rrr: string | null;
  reason: string | null;
  service: string | null;
  airport: string | null;
  flightNumber: string | null;
  flightAt: string | null;
  passengers: string[] | null;
}

export interface PendingRow {
  id: number;
  createdAt: string;
  paper: string;
  rrr: string | null;
  amountKobo: number;
}

export interface StatementRows {
  name: string;
  address: string | null;
  phoneNumber: string | null;
  mailed: boolean;
  openingKobo: number;
  closingKobo: number;
  inKobo: number;
  outKobo: number;
  lineCount: number;
  lines: LineRow[];
  pending: PendingRow[];
}

const beginOf = (day: string) => `(${day}::date)::timestamp at time zone 'Africa/Lagos'`;

/** One SQL query reads everything, so that balances, lines and pending fundings are of the same moment. */
const statementSql = `
  with client as (
    select u.id, account.id as account_id, u.registered_address, u.phone_number, u.statement_mail,
           ${nameSql('u')} as name
      from users u join ledger_accounts account on account.kind = 'wallet' and account.owner_id = u.id
     where u.id = $1
  ), moved as (
    select entry.id, entry.amount_kobo, journal.id as journal_id, journal.kind, journal.created_at,
           journal.booking_id, journal.payment_id, journal.adjustment_id, journal.change_id,
           journal.decision_id,
           journal.kind = 'reversal' or journal.round > 1 as is_correction,
           journal.created_at < ${beginOf('$2')} as is_before,
           sum(entry.amount_kobo) over (order by journal.created_at, entry.id)::bigint as balance_kobo
      from ledger_entries entry join journals journal on journal.id = entry.journal_id
     where entry.account_id = (select account_id from client) and journal.created_at < ${beginOf('($3::date + 1)')}
  ), line as (
    select moved.id, moved.created_at as "createdAt", moved.kind, moved.is_correction as "isCorrection",
           moved.amount_kobo as "amountKobo", moved.balance_kobo as "balanceKobo",
           moved.booking_id as "bookingId", moved.payment_id as "paymentId",
           coalesce(paper.number, booking.invoice_id, payment.invoice_id) as paper, payment.rrr,
           coalesce(adjustment.reason, change.reason, decision.reason) as reason,
           service.name as service, airport.code as airport, booking.flight_number as "flightNumber",
           booking.flight_at as "flightAt",
           (select json_agg(concat_ws(' ', first_name, last_name) order by position) from passengers
             where booking_id = moved.booking_id and removed_at is null) as passengers
      from moved
      left join bookings booking on booking.id = moved.booking_id
      left join services service on service.id = booking.service_id
      left join airports airport on airport.id = booking.airport_id
      left join booking_papers paper on paper.journal_id = moved.journal_id
      left join booking_changes change on change.id = moved.change_id
      left join adjustments adjustment on adjustment.id = moved.adjustment_id
      left join book_decisions decision on decision.id = moved.decision_id
      left join payments payment on payment.id = coalesce(moved.payment_id, adjustment.payment_id)
     where not moved.is_before
     order by moved.created_at, moved.id limit $4::bigint offset $5::bigint
  ), waiting as (
    select id, created_at as "createdAt", invoice_id as paper, rrr, amount_kobo as "amountKobo" from payments
     where owner_id = $1 and kind = 'funding' and status = 'Unpaid' and closed_at is null
       and created_at >= ${beginOf('$2')} and created_at < ${beginOf('($3::date + 1)')}
  )
  select client.name, client.registered_address as address, client.phone_number as "phoneNumber",
         client.statement_mail as mailed, total.*,
         (select coalesce(json_agg(line order by "createdAt", id), '[]') from line) as lines,
         (select coalesce(json_agg(waiting order by "createdAt", id), '[]') from waiting) as pending
    from client cross join (
      select coalesce(sum(amount_kobo) filter (where is_before), 0)::bigint as "openingKobo",
             coalesce(sum(amount_kobo), 0)::bigint as "closingKobo",
             count(*) filter (where not is_before)::int as "lineCount",
             coalesce(sum(amount_kobo) filter (where not is_before and amount_kobo > 0), 0)::bigint as "inKobo",
             coalesce(-sum(amount_kobo) filter (where not is_before and amount_kobo < 0), 0)::bigint as "outKobo"
        from moved) total`;

/** @throws {NotFound} for an account without a wallet, for example a staff account. */
export async function statementOf(
  db: Queryable,
  userId: number,
  { from, to }: Period,
  { limit, offset }: { limit: number | null; offset: number } = { limit: null, offset: 0 },
): Promise<StatementRows> {
  const statement = await db.first<StatementRows>(statementSql, [userId, from, to, limit, offset]);
  if (!statement) throw new NotFound('There is no such client');
  return statement;
}
