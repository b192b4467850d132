import type { Tx } from '../../db/index.ts';
import type { BookingClose } from './closeBooking.ts';
import { guarded, lessThanTakenBack } from './guarded.ts';

export interface ReclosedBooking {
  reversalId: number;
  closeId: number;
  /** What the wallet gives back of the former outcome. */
  takenKobo: number;
  /** What the new outcome brings it. */
  refundKobo: number;
  earnedKobo: number;
}

/**
 * The last close with every sign turned, and the close of the next round. Both by one insert of entries, so that the
 * wallet need only hold what is taken in the end.
 */
const reclose = `
  with last as (
    select id, round from journals
     where kind in ('refund', 'earned') and booking_id = $1::bigint order by round desc limit 1
  ), sides as (
    select account.id, account.kind, entry.amount_kobo as kobo
      from last join ledger_entries entry on entry.journal_id = last.id
      join ledger_accounts account on account.id = entry.account_id
  ), sums as (
    select -sum(kobo) filter (where kind = 'unearned') as price_kobo,
           coalesce(sum(kobo) filter (where kind = 'wallet'), 0)::bigint as taken_kobo
      from sides
  ), part as (
    select price_kobo::bigint, taken_kobo, (price_kobo::bigint * $2::bigint / 100) as back_kobo,
           (select entry.account_id from journals join ledger_entries entry on entry.journal_id = journals.id
              join ledger_accounts account on account.id = entry.account_id and account.kind = 'wallet'
             where journals.kind = 'booking' and journals.booking_id = $1::bigint) as wallet_id
      from sums where price_kobo is not null
  ), reversal as (
    insert into journals (kind, booking_id, reverses, actor_id, created_at, round)
    select 'reversal', $1::bigint, last.id, $3::bigint, $4::timestamptz, last.round from last cross join part
    returning id
  ), closing as (
    insert into journals (kind, booking_id, actor_id, created_at, round)
    select case when back_kobo > 0 then 'refund' else 'earned' end, $1::bigint, $3::bigint, $4::timestamptz,
           last.round + 1
      from last cross join part
    returning id
  ), entries as (
    insert into ledger_entries (journal_id, account_id, amount_kobo)
    select reversal.id, sides.id, -sides.kobo from reversal cross join sides
    union all
    select closing.id, account.id, side.kobo
      from closing cross join part
      join ledger_accounts account on account.kind in ('unearned', 'revenue') or account.id = part.wallet_id
      cross join lateral (
        select case account.kind when 'unearned' then -part.price_kobo when 'wallet' then part.back_kobo
                                 else part.price_kobo - part.back_kobo end as kobo) side
     where side.kobo <> 0
  )
  select reversal.id as "reversalId", closing.id as "closeId", taken_kobo as "takenKobo", back_kobo as "refundKobo",
         price_kobo - back_kobo as "earnedKobo"
    from reversal cross join closing cross join part`;

/** Closes a booking again, by another outcome; undefined where nothing was ever closed. Throws InsufficientFunds. */
export async function recloseBooking(
  tx: Tx,
  { bookingId, refundPercent, actorId, at }: BookingClose,
): Promise<ReclosedBooking | undefined> {
  const values = [bookingId, refundPercent, actorId, at];
  const { rows } = await guarded(tx.query<ReclosedBooking>(reclose, values), lessThanTakenBack);
  return rows[0];
}
