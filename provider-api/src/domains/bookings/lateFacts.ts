import type { Booking } from 'shared-api/contract';
import type { Queryable } from '../../db/index.ts';

/** What the database decides of a booking at the commit. Its reply is kept without, because these never change. */
export interface LateFacts {
  invoiceId: string | null;
  passengerIds: readonly number[];
}

export const withLateFacts = (booking: Booking, facts: LateFacts | undefined): Booking => ({
  ...booking,
  invoiceNumber: facts?.invoiceId ?? null,
  passengers: booking.passengers.map((passenger, index) => ({
    ...passenger,
    id: facts?.passengerIds[index] ?? passenger.id,
  })),
});

/** The facts of bookings that were made before, in the order of their ids as given. */
export async function readLateFacts(
  db: Queryable,
  ids: readonly number[],
): Promise<(LateFacts | undefined)[]> {
  const { rows } = await db.query<LateFacts & { id: number }>(
    `select b.id, b.invoice_id as "invoiceId",
            array(select p.id from passengers p where p.booking_id = b.id order by p.position) as "passengerIds"
       from bookings b where b.id = any ($1::bigint[])`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}
