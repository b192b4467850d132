import type { Attendance, DeskBooking } from 'shared-api/contract';
import { displayName } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { expectOwnAirport } from '../../../permissions/airports.ts';
import { type AssignedOfficer, officerReply, officersOf } from '../assignments/officersOf.ts';
import { attendanceOf } from '../attendance/attendanceOf.ts';
import {
  type BookingRow,
  bookingReply,
  bookingTables,
  columnsWithFlight,
  needsShown,
  type PassengerRow,
  passengerReply,
  passengersOf,
} from '../bookingRow.ts';
import { dueSql } from '../flights/flightOf.ts';
import { selectBookings, withId } from '../selectBookings.ts';
import { type VoucherCode, voucherCodes } from '../voucher/voucherCodes.ts';

export const deskRows = `
  select ${columnsWithFlight} from ${bookingTables}
   where b.airport_id = $1::int and b.date_of_travel = $2::date
   order by ${dueSql}, b.id`;

interface Day {
  passengers: ReadonlyMap<number, readonly PassengerRow[]>;
  attendance: ReadonlyMap<number, Attendance>;
  codes: ReadonlyMap<number, VoucherCode>;
  officers: ReadonlyMap<number, AssignedOfficer>;
  actor: Actor;
}

const toDeskBooking = (
  row: BookingRow,
  { passengers, attendance, codes, officers, actor }: Day,
): DeskBooking => ({
  ...bookingReply(row, []),
  ...(row.direction && { direction: row.direction }),
  passengers: (passengers.get(row.id) ?? []).map((passenger) => ({
    ...passengerReply(passenger, needsShown(actor, row)),
    attendance: attendance.get(passenger.id) ?? null,
  })),
  ...(row.status === 'Processing' && {
    shortCode: codes.get(row.id)?.shortCode,
    officer: officerReply(officers.get(row.id)),
  }),
  contact: {
    name: displayName({ ...row, business_Name: row.businessName }),
    phoneNumber: row.phoneNumber,
    email: row.email,
  },
});

async function withPassengers(
  db: Queryable,
  actor: Actor,
  rows: readonly BookingRow[],
): Promise<DeskBooking[]> {
  const ids = rows.map(({ id }) => id);
  const [passengers, attendance, codes, officers] = await Promise.all([
    passengersOf(db, ids),
    attendanceOf(db, actor, ids),
    voucherCodes(db, rows),
    officersOf(db, ids),
  ]);
  return rows.map((row) => toDeskBooking(row, { passengers, attendance, codes, officers, actor }));
}

/** The caller must check that the actor may see the booking. */
export async function deskBooking(db: Queryable, actor: Actor, id: number): Promise<DeskBooking | undefined> {
  const rows = await selectBookings(db, [withId(id)]);
  return (await withPassengers(db, actor, rows))[0];
}

/** The reply has all bookings of the day, because the page searches and prints them. */
export const deskDay: Verb<'deskDay'> = async ({ db, actor }, { query }) => {
  expectOwnAirport(actor, query.airportId);
  const { rows } = await db.query<BookingRow>(deskRows, [query.airportId, query.date]);
  return { data: await withPassengers(db, actor, rows) };
};
