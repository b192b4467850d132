import type { Tx } from '../../db/index.ts';

export interface BookingChange {
  changeId: number;
  bookingId: number;
  ownerId: number;
  /** Where the booking was served before: what is kept was earned there. */
  airportId: number;
  /** Above zero of at most one of charged and the two others. */
  chargedKobo: number;
  refundedKobo: number;
  keptKobo: number;
  actorId: number;
  at: Date;
}

const post = `
  with journal as (
    insert into journals (kind, booking_id, change_id, airport_id, actor_id, created_at)
    values ('change', $1::bigint, $2::bigint, $4::int, $8::bigint, $9::timestamptz) returning id
  ), entries as (
    insert into ledger_entries (journal_id, account_id, amount_kobo)
    select journal.id, account.id, side.kobo
      from journal
      join ledger_accounts account
        on account.kind in ('unearned', 'revenue') or (account.kind = 'wallet' and account.owner_id = $3::bigint)
      cross join lateral (
        select case account.kind when 'wallet' then $6::bigint - $5::bigint
                                 when 'unearned' then $5::bigint - $6::bigint - $7::bigint
                                 else $7::bigint end as kobo) side
     where side.kobo <> 0
  )
  select id from journal`;

/** Dearer: wallet → unearned. Cheaper: unearned → wallet, and revenue what is kept. Once for a change; undefined without money. */
export async function postChange(tx: Tx, change: BookingChange): Promise<number | undefined> {
  const { chargedKobo, refundedKobo, keptKobo } = change;
  if (chargedKobo + refundedKobo + keptKobo === 0) return undefined;
  const { bookingId, changeId, ownerId, airportId, actorId, at } = change;
  const { rows } = await tx.query<{ id: number }>(post, [
    bookingId,
    changeId,
    ownerId,
    airportId,
    chargedKobo,
    refundedKobo,
    keptKobo,
    actorId,
    at,
  ]);
  return rows[0]?.id;
}
