import { prepared, type Tx } from '../../db/index.ts';
import { asRefusal } from './guards.ts';

export interface BookingDebit {
  walletUserId: number;
  bookings: readonly { id: number; priceKobo: number }[];
  actorId: number | null;
  at: Date;
}

const post = prepared(`
  with priced as (
    select * from unnest($1::bigint[], $2::bigint[]) as priced (booking_id, price_kobo)
  ), journal as (
    insert into journals (kind, booking_id, actor_id, created_at)
    select 'booking', booking_id, $4::bigint, $5::timestamptz from priced
    returning id, booking_id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id,
         case account.kind when 'wallet' then -priced.price_kobo else priced.price_kobo end
    from priced join journal using (booking_id)
    join ledger_accounts account
      on account.kind = 'unearned' or (account.kind = 'wallet' and account.owner_id = $3::bigint)`);

/**
 * Debits the wallet for bookings, with the commit: wallet → unearned, one journal each. The transaction is refused with
 * InsufficientFunds; a booking is debited once, whoever asks again.
 */
export function postBooking(tx: Tx, { walletUserId, bookings, actorId, at }: BookingDebit): void {
  const ids = bookings.map(({ id }) => id);
  const prices = bookings.map(({ priceKobo }) => priceKobo);
  void tx.withCommit({ sql: post, params: [ids, prices, walletUserId, actorId, at] }, asRefusal);
}
