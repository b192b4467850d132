import type { Queryable, Tx } from '../../db/index.ts';

export interface BookingClose {
  bookingId: number;
  /** The part of the price that goes back to the wallet; the rest is revenue. */
  refundPercent: number;
  actorId: number | null;
  at: Date;
}

export interface ClosedBooking {
  /** Null where nothing was debited, and nothing moves. */
  journalId: number | null;
  refundKobo: number;
  earnedKobo: number;
}

/** What a booking holds in unearned after its changes, each found by a partial index, and the wallet it came from. */
const heldByBooking = `
  mine as (
    select id, kind from journals where kind = 'booking' and booking_id = $1::bigint
    union all select id, kind from journals where kind in ('change', 'reversal') and booking_id = $1::bigint
    union all select id, kind from journals where kind in ('refund', 'earned') and booking_id = $1::bigint
  ), held as (
    select coalesce(sum(entry.amount_kobo) filter (where account.kind = 'unearned'), 0)::bigint as kobo,
           min(account.id) filter (where account.kind = 'wallet') as wallet_id,
           1 + count(distinct mine.id) filter (where mine.kind = 'reversal') as round
      from mine join ledger_entries entry on entry.journal_id = mine.id
      join ledger_accounts account on account.id = entry.account_id
    having bool_or(mine.kind = 'booking')
  )`;

/** All that the booking holds leaves unearned: back to the wallet it came from, and to revenue. */
const close = `
  with ${heldByBooking}, part as (
    select held.*, kobo * $2::bigint / 100 as back_kobo from held
  ), journal as (
    insert into journals (kind, booking_id, actor_id, created_at, round)
    select case when back_kobo > 0 then 'refund' else 'earned' end, $1::bigint, $3::bigint, $4::timestamptz, round
      from part
    returning id
  ), entries as (
    insert into ledger_entries (journal_id, account_id, amount_kobo)
    select journal.id, account.id, side.kobo
      from journal cross join part
      join ledger_accounts account on account.kind in ('unearned', 'revenue') or account.id = part.wallet_id
      cross join lateral (
        select case account.kind when 'unearned' then -part.kobo when 'wallet' then part.back_kobo
                                 else part.kobo - part.back_kobo end as kobo) side
     where side.kobo <> 0
  )
  select journal.id as "journalId", back_kobo as "refundKobo", kobo - back_kobo as "earnedKobo"
    from part cross join journal`;

/**
 * Settles what a booking ends with (S14): once in a round, a second close violates a unique index. Nothing was debited,
 * nothing moves.
 */
export async function closeBooking(
  tx: Tx,
  { bookingId, refundPercent, actorId, at }: BookingClose,
): Promise<ClosedBooking> {
  const { rows } = await tx.query<ClosedBooking>(close, [bookingId, refundPercent, actorId, at]);
  return rows[0] ?? { journalId: null, refundKobo: 0, earnedKobo: 0 };
}

export interface Refund {
  refundKobo: number;
  at: Date;
}

/** What the end of each of these bookings brought back to the wallet, and when, as the ledger has it after every correction. */
export async function refundsOf(
  on: Queryable,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, Refund>> {
  const { rows } = await on.query<Refund & { bookingId: number }>(
    `select j.booking_id as "bookingId", sum(e.amount_kobo)::bigint as "refundKobo", max(j.created_at) as at
       from journals j join ledger_entries e on e.journal_id = j.id
       join ledger_accounts a on a.id = e.account_id and a.kind = 'wallet'
      where j.kind in ('refund', 'earned', 'reversal') and j.booking_id = any ($1::bigint[])
      group by j.booking_id having sum(e.amount_kobo) > 0`,
    [bookingIds],
  );
  return new Map(rows.map(({ bookingId, ...refund }) => [bookingId, refund]));
}

/** What the authority kept when passengers were taken off or a cheaper service was chosen, of booking `b`. */
export const keptOfChanges = `coalesce((
  select sum(change.kept_kobo) from booking_changes change where change.booking_id = b.id), 0)`;

/** What refunds gave back, in a statement that reads bookings as `b`, 0 for none. */
export const refundedOfBooking = `coalesce((
  select sum(entry.amount_kobo) from journals journal
    join ledger_entries entry on entry.journal_id = journal.id
    join ledger_accounts account on account.id = entry.account_id and account.kind = 'wallet'
   where journal.booking_id = b.id and journal.kind in ('refund', 'earned', 'reversal')), 0)`;
