import { prepared, type Tx } from '../../db/index.ts';

interface Debit {
  bookings: readonly { id: number; priceKobo: number }[];
  ownerId: number;
  /** Who booked for them: they themselves, or a member. */
  actorId: number;
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
  select journal.id, account.id, case account.kind when 'wallet' then -price_kobo else price_kobo end
    from priced join journal using (booking_id)
    join ledger_accounts account
      on account.kind = 'unearned' or (account.kind = 'wallet' and account.owner_id = $3::bigint)`);

/** Wallet → unearned, one journal for each booking. A second debit of one violates a unique index, an overdraft the wallet's check. */
export async function postBookings(tx: Tx, { bookings, ownerId, actorId, at }: Debit): Promise<void> {
  await tx.query(post, [
    bookings.map(({ id }) => id),
    bookings.map(({ priceKobo }) => priceKobo),
    ownerId,
    actorId,
    at,
  ]);
}
