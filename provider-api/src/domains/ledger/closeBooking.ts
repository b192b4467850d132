import type { Tx } from '../../db/index.ts';

export interface BookingClose {
  bookingId: number;
  actorId: number | null;
  at: Date;
}

/** What was debited for a booking goes on from unearned, all of it, to the wallet it came from or to revenue. */
const close = `
  with debit as (
    select entry.amount_kobo, entry.account_id as wallet_id
      from journals join ledger_entries entry on entry.journal_id = journals.id
      join ledger_accounts account on account.id = entry.account_id
     where journals.kind = 'booking' and journals.booking_id = $1::bigint and account.kind = 'wallet'
  ), journal as (
    insert into journals (kind, booking_id, actor_id, created_at)
    select $2::text, $1::bigint, $3::bigint, $4::timestamptz from debit
    returning id
  ), entries as (
    insert into ledger_entries (journal_id, account_id, amount_kobo)
    select journal.id, account.id,
           case account.kind when 'unearned' then debit.amount_kobo else -debit.amount_kobo end
      from journal cross join debit
      join ledger_accounts account
        on account.kind = 'unearned'
           or ($2 = 'refund' and account.id = debit.wallet_id)
           or ($2 = 'earned' and account.kind = 'revenue')
  )
  select -amount_kobo as "amountKobo" from debit`;

async function closeBooking(tx: Tx, kind: 'refund' | 'earned', { bookingId, actorId, at }: BookingClose) {
  const { rows } = await tx.query<{ amountKobo: number }>(close, [bookingId, kind, actorId, at]);
  return rows[0]?.amountKobo ?? 0;
}

/**
 * Gives the whole price of a booking back to the wallet that paid it (S14). Returns the kobo given back: 0 when
 * nothing was debited. A booking is refunded or earned once; a second close violates a unique index.
 */
export const postRefund = (tx: Tx, booking: BookingClose): Promise<number> =>
  closeBooking(tx, 'refund', booking);

/** Service_Rendered and No_Show: the authority has earned the price. Returns the kobo earned. */
export const postEarned = (tx: Tx, booking: BookingClose): Promise<number> =>
  closeBooking(tx, 'earned', booking);
