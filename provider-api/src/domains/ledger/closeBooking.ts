import { refundOf } from 'shared-api/rules';
import type { Queryable, Tx } from '../../db/index.ts';
import { guardedByStaff } from './postings.ts';
import { type Journal, type Posting, postJournals, type Sides } from './postJournals.ts';

export interface BookingClose extends Posting {
  bookingId: number;
  refundPercent: number;
}

export interface ClosedBooking {
  /** Null means that the booking was never debited. */
  journalId: number | null;
  refundKobo: number;
  earnedKobo: number;
}

interface Held {
  kobo: number;
  walletUserId: number | null;
  round: number;
}

const heldByBooking = `
  select coalesce(sum(entry.amount_kobo) filter (where account.kind = 'unearned'), 0)::bigint as kobo,
         min(account.owner_id) filter (where journal.kind = 'booking') as "walletUserId",
         1 + count(distinct journal.id) filter (where journal.kind = 'reversal')::int as round
    from (select id, kind from journals where kind = 'booking' and booking_id = $1::bigint
          union all select id, kind from journals where kind in ('change', 'reversal') and booking_id = $1::bigint
          union all select id, kind from journals where kind in ('refund', 'earned') and booking_id = $1::bigint) journal
    join ledger_entries entry on entry.journal_id = journal.id
    join ledger_accounts account on account.id = entry.account_id`;

function closeOf({ bookingId, refundPercent }: BookingClose, { kobo, walletUserId, round }: Held) {
  const refundKobo = refundOf(kobo, refundPercent);
  const earnedKobo = kobo - refundKobo;
  const kind = refundKobo > 0 ? 'refund' : 'earned';
  const sides = { unearned: -kobo, wallet: refundKobo, revenue: earnedKobo };
  const journal: Journal = { kind, bookingId, round, walletUserId, sides };
  return { refundKobo, earnedKobo, journal };
}

/** A unique index refuses to close a booking twice. Only `recloseBooking` can replace the close. */
export async function closeBooking(tx: Tx, close: BookingClose): Promise<ClosedBooking> {
  const held = await tx.one<Held>(heldByBooking, [close.bookingId]);
  if (held.walletUserId === null) return { journalId: null, refundKobo: 0, earnedKobo: 0 };
  const { journal, ...money } = closeOf(close, held);
  const [journalId = null] = await postJournals(tx, close, [journal]);
  return { journalId, ...money };
}

interface LastClose {
  id: number;
  round: number;
  sides: Sides;
}

const lastClose = `
  select journal.id, journal.round, json_object_agg(account.kind, entry.amount_kobo) as sides
    from journals journal join ledger_entries entry on entry.journal_id = journal.id
    join ledger_accounts account on account.id = entry.account_id
   where journal.kind in ('refund', 'earned') and journal.booking_id = $1::bigint
   group by journal.id order by journal.round desc limit 1`;

export interface ReclosedBooking {
  reversalId: number;
  closeId: number;
  takenKobo: number;
  refundKobo: number;
  earnedKobo: number;
}

const turned = (sides: Sides): Sides =>
  Object.fromEntries(Object.entries(sides).map(([account, kobo]) => [account, -kobo]));

/**
 * Reverses the last close and posts the close of the next round. Returns undefined if the booking was never closed.
 * @throws {InsufficientFunds}
 */
export async function recloseBooking(tx: Tx, close: BookingClose): Promise<ReclosedBooking | undefined> {
  const { bookingId } = close;
  const [held, last] = await Promise.all([
    tx.one<Held>(heldByBooking, [bookingId]),
    tx.first<LastClose>(lastClose, [bookingId]),
  ]);
  if (!last) return undefined;
  const { walletUserId } = held;
  const { id: reverses, round, sides } = last;
  const kobo = -(sides.unearned ?? 0);
  const { journal, ...money } = closeOf(close, { kobo, walletUserId, round: round + 1 });
  const reversal = { kind: 'reversal', bookingId, reverses, round, walletUserId, sides: turned(sides) };
  const [reversalId = 0, closeId = 0] = await guardedByStaff(postJournals(tx, close, [reversal, journal]));
  return { reversalId, closeId, takenKobo: sides.wallet ?? 0, ...money };
}

export interface Refund {
  refundKobo: number;
  at: Date;
}

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

/**
 * The SQL gives the kobo that the authority kept after changes. The statement around it must call the
 * bookings `b`.
 */
export const keptOfChanges = `coalesce((
  select sum(change.kept_kobo) from booking_changes change where change.booking_id = b.id), 0)`;

/** The SQL gives the refunded kobo of a booking. The statement around it must call the bookings `b`. */
export const refundedOfBooking = `coalesce((
  select sum(entry.amount_kobo) from journals journal
    join ledger_entries entry on entry.journal_id = journal.id
    join ledger_accounts account on account.id = entry.account_id and account.kind = 'wallet'
   where journal.booking_id = b.id and journal.kind in ('refund', 'earned', 'reversal')), 0)`;
