import { booksRules } from './booksRules.ts';

export interface LedgerRule {
  states: string;
  sql: string;
  /**
   * True means that the rule is about open work, not about money. The rule then does not block the closing of
   * a month.
   */
  isOfWork?: true;
}

const bookingJournals = `
  select b.id, b.status, b.payment_status, b.price_kobo,
         count(*) filter (where j.kind = 'booking') as debits,
         count(*) filter (where j.kind in ('refund', 'earned')) as closes,
         count(*) filter (where j.kind = 'reversal') as reversals
    from bookings b left join journals j on j.booking_id = b.id
   group by b.id`;

const paymentSide = `
  select j.payment_id, sum(e.amount_kobo) as amount_kobo
    from journals j join ledger_entries e on e.journal_id = j.id
    join ledger_accounts a on a.id = e.account_id
   where j.payment_id is not null and a.kind in ('wallet', 'revenue')
   group by j.payment_id`;

const bookingSide = (account: string, ...kinds: readonly string[]) => `
  select j.booking_id, sum(e.amount_kobo) as amount_kobo
    from journals j join ledger_entries e on e.journal_id = j.id
    join ledger_accounts a on a.id = e.account_id and a.kind = '${account}'
   where j.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})
   group by j.booking_id`;

const sidesOfJournals = `
  select j.id, j.kind, j.booking_id, j.change_id, j.reverses, j.round,
         coalesce(sum(e.amount_kobo) filter (where a.kind = 'wallet'), 0) as wallet,
         coalesce(sum(e.amount_kobo) filter (where a.kind = 'unearned'), 0) as unearned,
         coalesce(sum(e.amount_kobo) filter (where a.kind = 'revenue'), 0) as revenue
    from journals j left join ledger_entries e on e.journal_id = j.id
    left join ledger_accounts a on a.id = e.account_id
   where j.booking_id is not null
   group by j.id`;

const withoutGap = (series: 'invoice' | 'credit', issued: string) => `
  select coalesce(sum(used), 0) as inspected,
         count(*) filter (where used <> last_number or lowest <> 1 or highest <> last_number) as wrong
    from (select c.year, c.last_number, count(i.number) as used, min(i.number) as lowest, max(i.number) as highest
            from paper_counters c left join (${issued}) i on i.year = c.year
           where c.series = '${series}' group by c.year, c.last_number) numbered`;

export const ledgerRules: readonly LedgerRule[] = [
  {
    states: 'The entries of every journal sum to zero',
    sql: `select count(*) as inspected, count(*) filter (where total <> 0 or entries < 2) as wrong
            from (select j.id, coalesce(sum(e.amount_kobo), 0) as total, count(e.id) as entries
                    from journals j left join ledger_entries e on e.journal_id = j.id group by j.id) journal`,
  },
  {
    states: 'All accounts together sum to zero',
    sql: `select count(*) as inspected, case when coalesce(sum(amount_kobo), 0) = 0 then 0 else 1 end as wrong
            from ledger_entries`,
  },
  {
    states: 'Every wallet holds the sum of its entries and no less than zero',
    sql: `select count(*) as inspected, count(*) filter (where balance_kobo <> posted or balance_kobo < 0) as wrong
            from (select a.id, a.balance_kobo, coalesce(sum(e.amount_kobo), 0) as posted
                    from ledger_accounts a left join ledger_entries e on e.account_id = a.id
                   where a.kind = 'wallet' group by a.id) wallet`,
  },
  {
    states: 'Every client has one wallet, a member of an organisation none',
    sql: `select count(*) as inspected, count(*) filter (where wallets <> expected) as wrong
            from (select count(a.id) as wallets, case when u.member_of is null then 1 else 0 end as expected from users u
                    left join ledger_accounts a on a.owner_id = u.id where u.role = 'Client' group by u.id) client`,
  },
  {
    states:
      'Every paid booking has one debit, which makes its price together with its changes, an unpaid one none',
    sql: `select count(*) as inspected,
                 count(*) filter (where debits <> case when payment_status = 'Paid' then 1 else 0 end
                                     or (debits = 1 and debited <> price_kobo)) as wrong
            from (select b.*, coalesce(s.amount_kobo, 0) as debited from (${bookingJournals}) b
                    left join (${bookingSide('unearned', 'booking', 'change')}) s on s.booking_id = b.id) booking`,
  },
  {
    states: 'Every paid booking that has ended is closed once with all of its price, any other not at all',
    sql: `select count(*) as inspected,
                 count(*) filter (where closes - reversals <> ended or closed <> ended * price_kobo) as wrong
            from (select b.*, coalesce(-s.amount_kobo, 0) as closed,
                         case when debits = 1 and status <> 'Processing' then 1 else 0 end as ended
                    from (${bookingJournals}) b
                    left join (${bookingSide('unearned', 'refund', 'earned', 'reversal')}) s
                      on s.booking_id = b.id) booking`,
  },
  {
    states: 'Nothing goes back for a service that was rendered, and never more than the price',
    sql: `select count(*) as inspected,
                 count(*) filter (where refunded < 0 or refunded > price_kobo
                                     or (refunded > 0 and status in ('Service_Rendered', 'Payment_Received'))) as wrong
            from (select b.*, coalesce(s.amount_kobo, 0) as refunded from (${bookingJournals}) b
                    left join (${bookingSide('wallet', 'refund', 'earned', 'reversal')}) s
                      on s.booking_id = b.id) booking`,
  },
  {
    states: 'No journal is without its booking, change, payment, line, decision or payout',
    sql: `select count(*) as inspected,
                 count(*) filter (where (j.booking_id is not null and b.id is null)
                                     or (j.change_id is not null and c.booking_id is distinct from j.booking_id)
                                     or (j.payment_id is not null and p.id is null)
                                     or (j.line_id is not null and l.id is null)
                                     or (j.decision_id is not null and d.id is null)
                                     or (j.payout_id is not null and o.id is null)) as wrong
            from journals j left join bookings b on b.id = j.booking_id left join payments p on p.id = j.payment_id
            left join booking_changes c on c.id = j.change_id
            left join settlement_lines l on l.id = j.line_id left join book_decisions d on d.id = j.decision_id
            left join payouts o on o.id = j.payout_id`,
  },
  {
    states:
      'Every paid payment has brought what was paid once, and that is what the gateway reports; an unpaid one nothing',
    sql: `select count(*) as inspected,
                 count(*) filter (where coalesce(s.amount_kobo, 0) <>
                                        case when p.status = 'Paid' then p.shown_kobo else 0 end
                                     or (p.rrr is not null and p.status = 'Paid' and p.arrived = 'gateway'
                                         and p.gateway_amount_kobo <> p.shown_kobo)) as wrong
            from payments p left join (${paymentSide}) s on s.payment_id = p.id`,
  },
  ...booksRules,
  {
    states: 'Invoice numbers have no gap and no double',
    sql: withoutGap(
      'invoice',
      `select split_part(invoice_id, '-', 1)::int as year, split_part(invoice_id, '-', 2)::int as number
         from (select invoice_id from bookings union all select invoice_id from payments
               union all select number from booking_papers where kind = 'invoice') issued
        where invoice_id ~ '^\\d{4}-\\d{6,}$'`,
    ),
  },
  {
    states: 'Credit notes have no gap and no double',
    sql: withoutGap(
      'credit',
      `select split_part(number, '-', 2)::int as year, split_part(number, '-', 3)::int as number
         from booking_papers where kind = 'credit'`,
    ),
  },
  {
    states: 'Every change of a booking has moved exactly what it says, and one without money nothing',
    sql: `select count(*) as inspected,
                 count(*) filter (where coalesce(wallet, 0) <> refunded_kobo - charged_kobo
                                     or coalesce(unearned, 0) <> charged_kobo - refunded_kobo - kept_kobo
                                     or coalesce(revenue, 0) <> kept_kobo
                                     or (journal.id is null) <> (charged_kobo + refunded_kobo + kept_kobo = 0)) as wrong
            from booking_changes c left join (${sidesOfJournals}) journal on journal.change_id = c.id`,
  },
  {
    states: 'Every reversal mirrors a close and another close follows it, on the word of two people',
    sql: `select count(*) as inspected, coalesce(sum(wrong), 0) as wrong from (
            select case when r.wallet + j.wallet <> 0 or r.unearned + j.unearned <> 0 or r.revenue + j.revenue <> 0
                          or r.kind not in ('refund', 'earned') or r.booking_id <> j.booking_id or next.id is null
                        then 1 else 0 end as wrong
              from (${sidesOfJournals}) j left join (${sidesOfJournals}) r on r.id = j.reverses
              left join journals next on next.booking_id = j.booking_id and next.round = r.round + 1
                                     and next.kind in ('refund', 'earned')
             where j.kind = 'reversal'
            union all
            select case when reversals <> approved then 1 else 0 end
              from (select b.id, b.reversals,
                           (select count(*) from outcome_corrections x
                             where x.booking_id = b.id and x.status = 'Approved'
                               and x.decided_by <> x.proposed_by) as approved
                      from (${bookingJournals}) b where b.debits = 1) paid) checked`,
  },
  {
    states: 'Every change and every reversal that moved a wallet has one paper of that amount',
    sql: `select count(*) as inspected,
                 count(*) filter (where paper.id is null or paper.amount_kobo <> abs(wallet)
                                     or paper.booking_id <> journal.booking_id
                                     or paper.kind <> case when wallet > 0 then 'credit' else 'invoice' end) as wrong
            from (${sidesOfJournals}) journal left join booking_papers paper on paper.journal_id = journal.id
           where (journal.kind in ('change', 'reversal') and journal.wallet <> 0) or paper.id is not null`,
  },
  {
    states: 'No promised e-mail or other queued work was given up',
    isOfWork: true,
    sql: 'select count(*) as inspected, count(*) filter (where failed_at is not null) as wrong from outbox',
  },
];
