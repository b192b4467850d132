import type { StatementLine } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { nameSql } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { defineList, type ListQuery, ofAccount, readBy } from '../../lists/index.ts';
import { walletOf } from './clientWallet.ts';

interface Line {
  id: number;
  createdAt: Date;
  cause: StatementLine['cause'];
  invoiceId: string | null;
  bookingId: number | null;
  paymentId: number | null;
  reason: string | null;
  by: string | null;
  amountKobo: number;
  balanceKobo: number;
}

/**
 * The balance after a line is today's balance less all later lines. One SQL query reads today's balance and the lines,
 * so that no new line is added in between.
 */
const linesOf = `
  with line as (
    select entry.id, entry.journal_id, entry.amount_kobo,
           account.balance_kobo - coalesce(sum(entry.amount_kobo) over (
             order by entry.id desc rows between unbounded preceding and 1 preceding), 0)::bigint as balance_kobo
      from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
     where entry.account_id = (select account_id from ledger_entries where id = ($1::bigint[])[1])
       and entry.id >= (select min(id) from unnest($1::bigint[]) id)
  )
  select line.id, journal.created_at as "createdAt",
         case when journal.kind = 'reversal' or journal.round > 1 then 'correction'
              when journal.payout_id is not null then 'payout' else journal.kind end as cause,
         coalesce(booking.invoice_id, payment.invoice_id) as "invoiceId", journal.booking_id as "bookingId",
         journal.payment_id as "paymentId", coalesce(adjustment.reason, payment.confirmed_reason, change.reason, decision.reason,
           case journal.kind when 'payout_refused' then coalesce(payout.refused_reason, 'Withdrawn')
                             when 'payout_returned' then payout.returned_reason else payout.reason end) as reason,
         ${nameSql('actor')} as by,
         line.amount_kobo as "amountKobo", line.balance_kobo as "balanceKobo"
    from line
    join journals journal on journal.id = line.journal_id
    left join bookings booking on booking.id = journal.booking_id
    left join payments payment on payment.id = journal.payment_id
    left join adjustments adjustment on adjustment.id = journal.adjustment_id
    left join booking_changes change on change.id = journal.change_id
    left join book_decisions decision on decision.id = journal.decision_id
    left join payouts payout on payout.id = journal.payout_id
    left join users actor on actor.id = journal.actor_id
   where line.id = any ($1::bigint[])`;

const toLine = ({ createdAt, amountKobo, balanceKobo, paymentId, by, ...line }: Line): StatementLine => ({
  ...line,
  by: by || null,
  transactionId: paymentId,
  dateCreated: createdAt.toISOString(),
  amount: nairaFromKobo(amountKobo),
  balance: nairaFromKobo(balanceKobo),
});

interface Query extends ListQuery {
  accountId: number;
}

const lineList = defineList<Query, Line, 'entered'>({
  from: 'ledger_entries entry',
  id: 'entry.id',
  orders: { entered: ['entry.id'] },
  sort: () => '-entered',
  filters: ({ accountId }) => [ofAccount(accountId, 'entry.account_id')],
  read: readBy<Line>(linesOf),
});

export const clientStatement: Verb<'clientStatement'> = async (ctx, { params, query }) => {
  const { accountId } = await walletOf(ctx.db, params.id);
  const { data, meta } = await lineList.page(ctx, { ...query, accountId });
  return { data: data.map(toLine), meta };
};
