import { balanceKobo } from './balances.ts';
import { suspenseKobo } from './suspense.ts';

const given = `
  select j.payment_id, -e.amount_kobo as amount_kobo
    from ledger_entries e
    join ledger_accounts a on a.id = e.account_id and a.kind = 'gateway_clearing'
    join journals j on j.id = e.journal_id and j.kind in ('funding', 'registration')`;

const cleared = `
  select payment_id, sum(kobo) as kobo
    from (select payment_id, cleared_kobo as kobo from settlement_lines
          union all
          select payment_id, amount_kobo from book_decisions where kind = 'write_off' and status = 'Approved') part
   where payment_id is not null group by payment_id`;

const sidesBy = (cause: string) => `
  select j.${cause} as cause_id, j.kind, count(distinct j.id) as journals,
         ${['gateway_clearing', 'suspense', 'bank', 'gateway_fees', 'adjustment', 'wallet']
           .map(
             (account) =>
               `coalesce(sum(e.amount_kobo) filter (where a.kind = '${account}'), 0) as ${account},
         min(a.owner_id) filter (where a.kind = '${account}') as ${account}_owner`,
           )
           .join(', ')}
    from journals j left join ledger_entries e on e.journal_id = j.id
    left join ledger_accounts a on a.id = e.account_id
   where j.${cause} is not null group by j.${cause}, j.kind`;

/** Selects, for each payout, the sums in the ledger and the sums that its status requires. */
const payoutSides = `
  select o.*, coalesce(side.wallet, 0) as wallet, coalesce(side.due, 0) as due, coalesce(side.bank, 0) as bank,
         case when o.status in ('Asked', 'Approved', 'Paid') then -o.amount_kobo else 0 end as wanted_wallet,
         case when o.status in ('Asked', 'Approved') then o.amount_kobo else 0 end as wanted_due,
         case when o.status = 'Paid' then o.amount_kobo else 0 end as wanted_bank,
         case o.status when 'Returned' then 3 when 'Paid' then 2 when 'Refused' then 2 else 1 end as wanted_journals,
         coalesce(side.journals, 0) as journals
    from payouts o left join (
      select j.payout_id, count(distinct j.id) as journals,
             sum(e.amount_kobo) filter (where a.kind = 'wallet' and a.owner_id = p.owner_id) as wallet,
             sum(e.amount_kobo) filter (where a.kind = 'payouts_due') as due,
             sum(e.amount_kobo) filter (where a.kind = 'bank') as bank
        from journals j join payouts p on p.id = j.payout_id
        left join ledger_entries e on e.journal_id = j.id left join ledger_accounts a on a.id = e.account_id
       group by j.payout_id) side on side.payout_id = o.id`;

export const booksRules = [
  {
    states:
      'Gateway clearing holds what is open of the payments and nothing else, never less than nothing of one',
    sql: `select count(*) as inspected,
                 count(*) filter (where open < 0 or open <> open_kobo
                                     or given <> case when arrived = 'bank' then 0
                                                      when status = 'Paid' then shown_kobo else 0 end)
                   + case when ${balanceKobo('gateway_clearing')} + coalesce(sum(open), 0) = 0 then 0 else 1 end as wrong
            from (select p.*, coalesce(g.kobo, 0) as given,
                         case when p.opened then 0 else coalesce(g.kobo, 0) - coalesce(c.kobo, 0) end as open
                    from payments p left join (${cleared}) c on c.payment_id = p.id
                    left join (select payment_id, sum(amount_kobo) as kobo from (${given}) entered
                                group by payment_id) g on g.payment_id = p.id) payment`,
  },
  {
    states: 'Every payment keeps what files cleared of it together with what was written off',
    sql: `select count(*) as inspected, count(*) filter (where p.cleared_kobo <> coalesce(c.kobo, 0)) as wrong
            from payments p left join (${cleared}) c on c.payment_id = p.id`,
  },
  {
    states: 'Suspense holds the parts of posted lines about which nobody has decided, and nothing else',
    sql: `select count(*) as inspected,
                 case when ${balanceKobo('suspense')} = coalesce(sum(${suspenseKobo('l')}), 0) then 0 else 1 end as wrong
            from settlement_lines l`,
  },
  {
    states: 'Every posted line of a settlement file has one journal with its figures, any other none',
    sql: `select count(*) as inspected,
                 count(*) filter (where coalesce(journals, 0) <> case when resolved = 'posted' then 1 else 0 end
                                     or (resolved = 'posted'
                                         and (s.gateway_clearing, s.suspense, s.bank, s.gateway_fees)
                                             <> (cleared_kobo, gross_kobo - cleared_kobo, fee_kobo - gross_kobo,
                                                 -fee_kobo))) as wrong
            from settlement_lines l left join (${sidesBy('line_id')}) s on s.cause_id = l.id`,
  },
  {
    states:
      'Every approved decision has one journal with its figures, on the word of two people, any other none',
    sql: `select count(*) as inspected,
                 count(*) filter (where coalesce(journals, 0)
                                        <> case when status = 'Approved' and amount_kobo <> 0 then 1 else 0 end
                                     or (status = 'Approved' and decided_by = proposed_by)
                                     or (journals = 1 and (
                                           s.kind <> d.kind or wallet_owner is distinct from wallet_user_id
                                           or case d.kind when 'suspense' then suspense <> -amount_kobo or wallet <> amount_kobo
                                                          when 'opening' then gateway_clearing <> amount_kobo
                                                                           or gateway_fees <> -fee_kobo
                                                          else adjustment <> case when line_id is null then -amount_kobo
                                                                                  else amount_kobo end
                                              end))) as wrong
            from book_decisions d left join (${sidesBy('decision_id')}) s on s.cause_id = d.id`,
  },
  {
    states:
      'Every approved adjustment changes its wallet once, or settled its payment, on the word of two people, any other not at all',
    sql: `select count(*) as inspected,
                 count(*) filter (where journals <> case when status = 'Approved' and not settles then 1 else 0 end
                                     or (status = 'Approved' and (posted <> amount_kobo or decided_by = proposed_by))) as wrong
            from (select x.id, x.status, x.amount_kobo, x.decided_by, x.proposed_by,
                         p.settled_kobo is not null as settles, count(distinct j.id) as journals,
                         coalesce(sum(e.amount_kobo), min(p.settled_kobo), 0) as posted
                    from adjustments x left join journals j on j.adjustment_id = x.id
                    left join payments p on p.id = x.payment_id
                    left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'wallet')
                      on e.journal_id = j.id
                   group by x.id, p.settled_kobo) adjustment`,
  },
  {
    states: 'What is due to clients is what their payouts ask for that are neither paid nor refused',
    sql: `select count(*) as inspected,
                 case when coalesce(sum(amount_kobo) filter (where status in ('Asked', 'Approved')), 0) = (
                   select coalesce(sum(e.amount_kobo), 0) from ledger_entries e
                     join ledger_accounts a on a.id = e.account_id and a.kind = 'payouts_due') then 0 else 1 end as wrong
            from payouts`,
  },
  {
    states: 'Every payout has moved what its status says, on the word of different people',
    sql: `select count(*) as inspected,
                 count(*) filter (where wallet <> wanted_wallet or due <> wanted_due or bank <> wanted_bank
                                     or journals <> wanted_journals
                                     or approved_by = asked_by or paid_by = approved_by) as wrong
            from (${payoutSides}) payout`,
  },
];
