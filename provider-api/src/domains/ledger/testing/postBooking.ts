import type { Tx } from '../../../db/index.ts';

interface Debit {
  id: number;
  priceKobo: number;
  clientId: number;
  at: Date;
}

/** Debits a wallet for one booking, as the database does when it books. */
export const postBooking = (tx: Tx, { id, priceKobo, clientId, at }: Debit) =>
  tx.query('select post_bookings(array[$1::bigint], array[$2::bigint], $3, $3, $4)', [
    id,
    priceKobo,
    clientId,
    at,
  ]);
