import type { DeskBooking, deskDay as endpoint } from 'shared-api/contract';
import { displayName } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { airportLimit } from '../../../permissions/airports.ts';
import { bookingReply } from '../bookingReply.ts';
import { type BookingRow, bookingColumns, bookingTables } from '../bookingRow.ts';
import { type PassengerRow, passengersOf } from '../passengerRow.ts';

interface DeskRow extends BookingRow {
  contactPhone: string | null;
  contactEmail: string;
}

/** Served by the index bookings_of_airport_day alone, in its order. */
export const deskRows = `
  select ${bookingColumns}, owner.phone_number as "contactPhone", owner.email as "contactEmail"
    from ${bookingTables}
   where b.airport_id = $1::int and b.date_of_travel = $2::date
   order by b.flight_at, b.id`;

const toDeskBooking = (row: DeskRow, passengers: readonly PassengerRow[]): DeskBooking => ({
  ...bookingReply(row, passengers),
  contact: {
    name: displayName({ ...row, business_Name: row.businessName }),
    phoneNumber: row.contactPhone,
    email: row.contactEmail,
  },
});

/** The whole day at once: it is printed, and searched on the page. Other airports do not exist for an officer (S19). */
export const deskDay: Verb<typeof endpoint> = async ({ db, actor }, { query }) => {
  const limit = airportLimit(actor);
  if (limit && !limit.includes(query.airportId)) throw new NotFound('There is no such airport');
  const { rows } = await db.query<DeskRow>(deskRows, [query.airportId, query.date]);
  const passengers = await passengersOf(
    db,
    rows.map(({ id }) => id),
  );
  return { data: rows.map((row) => toDeskBooking(row, passengers.get(row.id) ?? [])) };
};
