import type { Attendance, DeskBooking, deskDay as endpoint } from 'shared-api/contract';
import { displayName } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { airportLimit } from '../../../permissions/airports.ts';
import { attendanceOf } from '../attendance/attendanceOf.ts';
import { bookingReply } from '../bookingReply.ts';
import { type BookingRow, bookingColumns, bookingTables } from '../bookingRow.ts';
import { type PassengerRow, passengerReply, passengersOf } from '../passengerRow.ts';

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

interface Day {
  passengers: ReadonlyMap<number, readonly PassengerRow[]>;
  attendance: ReadonlyMap<number, Attendance>;
}

const toDeskBooking = (row: DeskRow, { passengers, attendance }: Day): DeskBooking => ({
  ...bookingReply(row, []),
  passengers: (passengers.get(row.id) ?? []).map((passenger) => ({
    ...passengerReply(passenger),
    attendance: attendance.get(passenger.id) ?? null,
  })),
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
  const ids = rows.map(({ id }) => id);
  const [passengers, attendance] = await Promise.all([passengersOf(db, ids), attendanceOf(db, actor, ids)]);
  return { data: rows.map((row) => toDeskBooking(row, { passengers, attendance })) };
};
