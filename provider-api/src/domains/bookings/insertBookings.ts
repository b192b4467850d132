import { prepared, type Tx } from '../../db/index.ts';
import { drawnNumbers, invoiceYear } from '../ledger/index.ts';
import type { NewBooking } from './newBookings.ts';
import type { PassengerRow } from './passengerRow.ts';

const passengersSql = prepared(`
  insert into passengers
    (booking_id, position, first_name, middle_name, last_name, designation, gender, mobile_number, school_name,
     is_student, nin, wheel_chair, special_requirement)
  select "bookingId", row_number() over (partition by "bookingId" order by ordinality), "firstName", "middleName",
         "lastName", designation, gender, "mobileNumber", "schoolName", "isStudent", nin, "wheelChair",
         "specialRequirement"
    from rows from (jsonb_to_recordset($1::jsonb) as (
      "bookingId" bigint, "firstName" text, "middleName" text, "lastName" text, designation text, gender text,
      "mobileNumber" text, "schoolName" text, "isStudent" boolean, nin text, "wheelChair" boolean,
      "specialRequirement" text)) with ordinality
   order by ordinality
  returning id`);

const bookingsSql = prepared(`
  insert into bookings
    (id, batch_code, application_user_id, created_by, service_id, airport_id, destination_airport_id, flight_number,
     airline, date_of_travel, flight_at, passenger_count, unit_price_kobo, additional_service_id,
     additional_price_kobo, price_kobo, status, payment_status, terms_version, invoice_id, invoice_no,
     created_at)
  select id, "batchCode", "applicationUserId", "applicationUserId", "serviceId", "airportId",
         "destinationAirportId", "flightNumber", airline, "dateOfTravel", "flightAt", "passengerCount",
         "unitPriceKobo", "additionalServiceId", "additionalPriceKobo", "priceKobo", status, "paymentStatus",
         "termsVersion", number."invoiceId", number."invoiceNo", "createdAt"
    from rows from (jsonb_to_recordset($1::jsonb) as (
      id bigint, "batchCode" uuid, "applicationUserId" bigint, "serviceId" bigint, "airportId" int,
      "destinationAirportId" int, "flightNumber" text, airline text, "dateOfTravel" date, "flightAt" timestamptz,
      "passengerCount" int, "unitPriceKobo" bigint, "additionalServiceId" bigint, "additionalPriceKobo" bigint,
      "priceKobo" bigint, status text, "paymentStatus" text, "termsVersion" text, "createdAt" timestamptz)) with ordinality
    join (${drawnNumbers('booking', '$2', '$3')}) number using (ordinality)`);

const historySql = prepared(
  `insert into booking_status_history (booking_id, status, actor_id, created_at)
   select id, 'Processing', $2, $3 from unnest($1::bigint[]) as id`,
);

/** All passengers of a request in one statement, whatever their number; resolves to their ids. */
export async function insertPassengers(
  tx: Tx,
  passengers: readonly Omit<PassengerRow, 'id'>[],
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(passengersSql, [JSON.stringify(passengers)]);
  return rows.map(({ id }) => id);
}

/** All bookings of a request in one statement, with the invoice numbers that were drawn just before it. */
export async function insertBookings(tx: Tx, bookings: readonly NewBooking[], at: Date): Promise<void> {
  const rows = bookings.map(({ row, passengers }) => ({ ...row, passengerCount: passengers.length }));
  await tx.query(bookingsSql, [JSON.stringify(rows), invoiceYear(at), rows.length]);
}

/** Every booking begins its history as Processing. */
export async function insertFirstHistory(tx: Tx, ids: readonly number[], actorId: number, at: Date) {
  await tx.query(historySql, [ids, actorId, at]);
}
