import type { Report } from 'shared-api/contract';
import { endOfDay, ledgerAccounts, monthBounds, type ReportName } from 'shared-api/rules';
import { nameSql } from '../../../db/index.ts';
import { keptAnd, sinceClosed } from './asOf.ts';

export interface ReportSpec {
  columns: readonly (readonly [label: string, kind: Report['columns'][number]['kind']])[];
  /** The statement selects one column, `cells`: a JSON array with money in kobo. */
  sql: string;
}

const day = (at: string) => `to_char(${at} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
const within = (at: string) => `${at} >= $1::timestamptz and ${at} < $2::timestamptz`;
const labels = Object.entries(ledgerAccounts)
  .map(([kind, label], index) => `(${index}, '${kind}', '${label}')`)
  .join(', ');

const balances: ReportSpec = {
  columns: [
    ['Account', 'text'],
    ['Balance', 'naira'],
  ],
  sql: `with ${sinceClosed}, balance as (${keptAnd('accounts', 'kind')})
        select json_build_array(account.label, coalesce(balance.kobo, 0)) as cells
          from (values ${labels}) account (place, kind, label) left join balance on balance.key = account.kind
         order by account.place`,
};

const wallets: ReportSpec = {
  columns: [
    ['Client', 'text'],
    ['E-mail', 'text'],
    ['Balance', 'naira'],
  ],
  sql: `with ${sinceClosed}, balance as (${keptAnd('wallets', 'owner_id', "kind = 'wallet'")})
        select json_build_array(${nameSql('client')}, client.email, balance.kobo) as cells
          from balance join users client on client.id = balance.key::bigint
         where balance.kobo <> 0 order by ${nameSql('client')}, client.id`,
};

const deferred: ReportSpec = {
  columns: [
    ['Month of the flight', 'text'],
    ['Bookings', 'count'],
    ['Unearned', 'naira'],
  ],
  sql: `with ${sinceClosed}, held as (${keptAnd('unearned', 'booking_id', "kind = 'unearned'")})
        select json_build_array(to_char(booking.date_of_travel, 'YYYY-MM'), count(*), sum(held.kobo)::bigint) as cells
          from held join bookings booking on booking.id = held.key::bigint
         where held.kobo <> 0 group by to_char(booking.date_of_travel, 'YYYY-MM')
         order by to_char(booking.date_of_travel, 'YYYY-MM')`,
};

const revenue: ReportSpec = {
  columns: [
    ['Airport', 'text'],
    ['Service', 'text'],
    ['Entries', 'count'],
    ['Revenue', 'naira'],
  ],
  sql: `select json_build_array(coalesce(airport.code, 'All'), coalesce(service.name, 'Registration fees'), count(*),
                                sum(entry.amount_kobo)::bigint) as cells
          from journals journal
          join ledger_entries entry on entry.journal_id = journal.id
           and entry.account_id = (select id from ledger_accounts where kind = 'revenue')
          left join bookings booking on booking.id = journal.booking_id
          left join airports airport on airport.id = coalesce(journal.airport_id, booking.airport_id)
          left join services service on service.id = booking.service_id
         where ${within('journal.created_at')}
         group by airport.code, service.name, service.id
         order by airport.code nulls last, service.name, service.id`,
};

const receipts: ReportSpec = {
  columns: [
    ['Day paid', 'text'],
    ['For', 'text'],
    ['Arrived', 'text'],
    ['Payments', 'count'],
    ['Received', 'naira'],
  ],
  sql: `select json_build_array(${day('paid_at')}, case kind when 'funding' then 'Wallets' else 'Registrations' end,
                                case arrived when 'bank' then 'In the bank' else 'At the gateway' end, count(*),
                                sum(shown_kobo)::bigint) as cells
          from payments where status = 'Paid' and ${within('paid_at')}
         group by ${day('paid_at')}, kind, arrived order by ${day('paid_at')}, kind, arrived`,
};

const payouts: ReportSpec = {
  columns: [
    ['Asked', 'text'],
    ['Client', 'text'],
    ['Status', 'text'],
    ['Transferred', 'text'],
    ['Reference', 'text'],
    ['Amount', 'naira'],
  ],
  sql: `select json_build_array(${day('payout.asked_at')}, ${nameSql('client')}, payout.status, payout.paid_on,
                                payout.reference, payout.amount_kobo) as cells
          from payouts payout join users client on client.id = payout.owner_id
         where ${within('payout.asked_at')} order by payout.asked_at, payout.id`,
};

const decisions: ReportSpec = {
  columns: [
    ['Proposed', 'text'],
    ['Kind', 'text'],
    ['Line or payment', 'text'],
    ['Client', 'text'],
    ['Reason', 'text'],
    ['Status', 'text'],
    ['Decided by', 'text'],
    ['Amount', 'naira'],
  ],
  sql: `select json_build_array(${day('d.proposed_at')}, replace(initcap(d.kind), '_', '-'),
                                coalesce('Line ' || d.line_id, 'Payment ' || d.payment_id),
                                case when client.id is not null then ${nameSql('client')} end, d.reason, d.status,
                                case when decider.id is not null then ${nameSql('decider')} end, d.amount_kobo) as cells
          from book_decisions d left join users client on client.id = d.wallet_user_id
          left join users decider on decider.id = d.decided_by
         where ${within('d.proposed_at')} order by d.proposed_at, d.id`,
};

const adjustments: ReportSpec = {
  columns: [
    ['Proposed', 'text'],
    ['Client', 'text'],
    ['Reason', 'text'],
    ['Status', 'text'],
    ['Proposed by', 'text'],
    ['Decided by', 'text'],
    ['Amount', 'naira'],
  ],
  sql: `select json_build_array(${day('a.proposed_at')}, ${nameSql('client')}, a.reason, a.status, ${nameSql('proposer')},
                                case when decider.id is not null then ${nameSql('decider')} end, a.amount_kobo) as cells
          from adjustments a join users client on client.id = a.owner_id
          join users proposer on proposer.id = a.proposed_by left join users decider on decider.id = a.decided_by
         where ${within('a.proposed_at')} order by a.proposed_at, a.id`,
};

export const reportSpecs: Readonly<Record<ReportName, ReportSpec>> = {
  balances,
  wallets,
  deferred,
  revenue,
  receipts,
  payouts,
  adjustments,
  decisions,
};

export const dayParams = (day: string): Date[] => [endOfDay(day)];
export const monthParams = (month: string): Date[] => {
  const { from, to } = monthBounds(month);
  return [from, to];
};
