import type { Booking } from 'shared-api/contract';
import type { Queryable } from '../../db/index.ts';

/** What the database generates for a booking at the commit. Its reply is kept without, because these never change. */
export interface GeneratedFields {
  invoiceId: string | null;
  passengerIds: readonly number[];
}

export const withGeneratedFields = (booking: Booking, facts: GeneratedFields | undefined): Booking => ({
  ...booking,
  invoiceNumber: facts?.invoiceId ?? null,
  passengers: booking.passengers.map((passenger, index) => ({
    ...passenger,
    id: facts?.passengerIds[index] ?? passenger.id,
  })),
});

/** The generated fields of bookings that were made before, in the order of their ids as given. */
export async function readGeneratedFields(
  db: Queryable,
  ids: readonly number[],
): Promise<(GeneratedFields | undefined)[]> {
  const { rows } = await db.query<GeneratedFields & { id: number }>(
    `select b.id, b.invoice_id as "invoiceId",
            array(select p.id from passengers p where p.booking_id = b.id order by p.position) as "passengerIds"
       from bookings b where b.id = any ($1::bigint[])`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}
