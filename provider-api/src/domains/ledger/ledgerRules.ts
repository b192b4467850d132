/** An invariant: a query that counts what it inspected and how much of it is wrong. */
export interface LedgerRule {
  states: string;
  sql: string;
}

const bookingJournals = `
  select b.id, b.status, b.payment_status, b.price_kobo,
         count(*) filter (where j.kind = 'booking') as debits,
         count(*) filter (where j.kind = 'refund') as refunds,
         count(*) filter (where j.kind = 'earned') as earnings
    from bookings b left join journals j on j.booking_id = b.id
   group by b.id`;

const walletSide = `
  select j.kind, j.booking_id, j.payment_id, sum(e.amount_kobo) as amount_kobo
    from journals j join ledger_entries e on e.journal_id = j.id
    join ledger_accounts a on a.id = e.account_id
   where a.kind = case when j.kind = 'registration' then 'revenue' when j.kind = 'earned' then 'revenue'
                       else 'wallet' end
   group by j.id`;

const unearnedSide = `
  select j.booking_id, sum(e.amount_kobo) as amount_kobo
    from journals j join ledger_entries e on e.journal_id = j.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'unearned'
   where j.kind in ('refund', 'earned')
   group by j.booking_id`;

/** What left gateway clearing, by the payment that it came with. */
const cleared = `
  select coalesce(j.payment_id, x.payment_id) as payment_id, -e.amount_kobo as amount_kobo
    from ledger_entries e
    join ledger_accounts a on a.id = e.account_id and a.kind = 'gateway_clearing'
    join journals j on j.id = e.journal_id
    left join adjustments x on x.id = j.adjustment_id`;

/** The invariants that hold whatever happened before: after every crash, every fault test, every day. */
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
    states: 'Every client has one wallet',
    sql: `select count(*) as inspected, count(*) filter (where wallets <> 1) as wrong
            from (select u.id, count(a.id) as wallets from users u
                    left join ledger_accounts a on a.owner_id = u.id where u.role = 'Client' group by u.id) client`,
  },
  {
    states: 'Every paid booking has one debit of its price, an unpaid one none',
    sql: `select count(*) as inspected,
                 count(*) filter (where debits <> case when payment_status = 'Paid' then 1 else 0 end
                                     or (debits = 1 and debited <> price_kobo)) as wrong
            from (select b.*, coalesce(-s.amount_kobo, 0) as debited from (${bookingJournals}) b
                    left join (${walletSide}) s on s.booking_id = b.id and s.kind = 'booking') booking`,
  },
  {
    states: 'Every paid booking that has ended is closed once with all of its price, any other not at all',
    sql: `select count(*) as inspected,
                 count(*) filter (where refunds + earnings <> case when debits = 1 and status <> 'Processing'
                                                                   then 1 else 0 end
                                     or (refunds + earnings = 1 and closed <> price_kobo)) as wrong
            from (select b.*, coalesce(-s.amount_kobo, 0) as closed from (${bookingJournals}) b
                    left join (${unearnedSide}) s on s.booking_id = b.id) booking`,
  },
  {
    states: 'Nothing goes back for a service that was rendered, and never more than the price',
    sql: `select count(*) as inspected,
                 count(*) filter (where refunded < 0 or refunded > price_kobo
                                     or (refunded > 0 and status in ('Service_Rendered', 'Payment_Received'))) as wrong
            from (select b.*, coalesce(s.amount_kobo, 0) as refunded from (${bookingJournals}) b
                    left join (${walletSide}) s on s.booking_id = b.id and s.kind = 'refund') booking`,
  },
  {
    states: 'No journal is without its booking or payment',
    sql: `select count(*) as inspected,
                 count(*) filter (where (j.booking_id is not null and b.id is null)
                                     or (j.payment_id is not null and p.id is null)) as wrong
            from journals j left join bookings b on b.id = j.booking_id left join payments p on p.id = j.payment_id`,
  },
  {
    states: 'Every settled RRR is credited once with its amount, an unsettled one not at all',
    sql: `select count(*) as inspected,
                 count(*) filter (where coalesce(s.amount_kobo, 0) <>
                                        case when p.status = 'Paid' then p.amount_kobo else 0 end
                                     or (p.rrr is not null and p.status = 'Paid'
                                         and p.gateway_amount_kobo <> coalesce(p.accepted_kobo, p.amount_kobo))) as wrong
            from payments p left join (${walletSide}) s on s.payment_id = p.id`,
  },
  {
    states:
      'Gateway clearing gave for every payment what was invoiced, or what two people accepted, and nothing else',
    sql: `select count(*) as inspected,
                 count(*) filter (where cleared <> case when accepted_kobo is not null then accepted_kobo
                                                        when status = 'Paid' then amount_kobo else 0 end)
                   + (select count(*) from (${cleared}) stray where payment_id is null) as wrong
            from (select p.status, p.amount_kobo, p.accepted_kobo, coalesce(sum(c.amount_kobo), 0) as cleared
                    from payments p left join (${cleared}) c on c.payment_id = p.id group by p.id) payment`,
  },
  {
    states:
      'Every approved adjustment changes its wallet once, on the word of two people, any other not at all',
    sql: `select count(*) as inspected,
                 count(*) filter (where journals <> case when status = 'Approved' then 1 else 0 end
                                     or (status = 'Approved' and (posted <> amount_kobo or decided_by = proposed_by))) as wrong
            from (select x.id, x.status, x.amount_kobo, x.decided_by, x.proposed_by,
                         count(distinct j.id) as journals, coalesce(sum(e.amount_kobo), 0) as posted
                    from adjustments x left join journals j on j.adjustment_id = x.id
                    left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'wallet')
                      on e.journal_id = j.id
                   group by x.id) adjustment`,
  },
  {
    states: 'Invoice numbers have no gap and no double',
    sql: `select coalesce(sum(used), 0) as inspected,
                 count(*) filter (where used <> last_number or lowest <> 1 or highest <> last_number) as wrong
            from (select c.year, c.last_number, count(i.number) as used, min(i.number) as lowest,
                         max(i.number) as highest
                    from invoice_counters c left join (
                      select split_part(invoice_id, '-', 1)::int as year, split_part(invoice_id, '-', 2)::int as number
                        from (select invoice_id from bookings union all select invoice_id from payments) issued
                       where invoice_id ~ '^\\d{4}-\\d{6,}$') i on i.year = c.year
                   group by c.year) numbered`,
  },
  {
    states: 'No promised e-mail or other queued work was given up',
    sql: 'select count(*) as inspected, count(*) filter (where failed_at is not null) as wrong from outbox',
  },
];
