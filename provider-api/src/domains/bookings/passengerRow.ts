import type { Passenger } from 'shared-api/contract';
import { prepared, type Queryable } from '../../db/index.ts';

export interface PassengerRow {
  id: number;
  bookingId: number;
  firstName: string;
  middleName: string | null;
  lastName: string;
  designation: string;
  gender: string;
  mobileNumber: string | null;
  schoolName: string | null;
  isStudent: boolean | null;
  /** Sealed. */
  nin: string | null;
  wheelChair: boolean;
  specialRequirement: string | null;
}

const passengersOfBookings = prepared(`
  select id, booking_id as "bookingId", first_name as "firstName", middle_name as "middleName",
         last_name as "lastName", designation, gender, mobile_number as "mobileNumber",
         school_name as "schoolName", is_student as "isStudent", nin, wheel_chair as "wheelChair",
         special_requirement as "specialRequirement"
    from passengers where booking_id = any ($1::bigint[]) and removed_at is null order by booking_id, position`);

/** Who travels with some bookings, by booking, in the order in which they were added. */
export async function passengersOf(
  db: Queryable,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, PassengerRow[]>> {
  const byBooking = new Map<number, PassengerRow[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return byBooking;
  const { rows } = await db.query<PassengerRow>(passengersOfBookings, [bookingIds]);
  for (const row of rows) byBooking.get(row.bookingId)?.push(row);
  return byBooking;
}

/** As lists and kept replies carry a passenger: without the identification number, which stays sealed. */
export const passengerReply = (row: PassengerRow): Passenger => ({
  id: row.id,
  firstName: row.firstName,
  middleName: row.middleName,
  lastName: row.lastName,
  designation: row.designation,
  gender: row.gender,
  mobileNumber: row.mobileNumber,
  schoolName: row.schoolName,
  isStudent: row.isStudent,
  nin: null,
  wheel_Chair: row.wheelChair,
  special_Requirement: row.specialRequirement,
});
