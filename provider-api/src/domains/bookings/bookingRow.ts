import type { Booking, Passenger } from 'shared-api/contract';
import { type BookingStatus, type FlightState, nairaFromKobo } from 'shared-api/rules';
import { prepared, type Queryable } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import { SealedColumn } from '../../secrets/index.ts';
import { flightColumns, flightJoin } from './flights/flightOf.ts';
import { seesNeeds } from './seesNeeds.ts';

export interface BookingRow {
  id: number;
  batchCode: string;
  applicationUserId: number;
  createdBy: number;
  firstName: string | null;
  lastName: string | null;
  businessName: string | null;
  phoneNumber: string | null;
  email: string;
  registeredAddress: string | null;
  modifiedByFirstName: string | null;
  serviceId: number;
  serviceName: string;
  airportId: number;
  destinationAirportId: number;
  flightNumber: string;
  airline: string | null;
  dateOfTravel: string;
  flightAt: Date;
  passengerCount: number;
  unitPriceKobo: number;
  additionalServiceId: number | null;
  additionalServiceName: string | null;
  additionalPriceKobo: number;
  priceKobo: number;
  status: BookingStatus;
  paymentStatus: string;
  termsVersion: string | null;
  noticeVersion: string | null;
  invoiceId: string | null;
  invoiceNo: string | null;
  createdAt: Date;
  version: number;
  /** A new booking is read without its flight, so its row lacks these columns. */
  direction?: number | null;
  flightState?: FlightState | null;
  expectedAt?: Date | null;
}

export type BookingFlight = Pick<
  BookingRow,
  'airportId' | 'destinationAirportId' | 'flightNumber' | 'airline' | 'dateOfTravel' | 'flightAt'
>;

export const bookingColumns = `
  b.id, b.batch_code as "batchCode", b.owner_id as "applicationUserId", b.created_by as "createdBy",
  owner.first_name as "firstName", owner.last_name as "lastName", owner.business_name as "businessName",
  owner.phone_number as "phoneNumber", owner.email, owner.registered_address as "registeredAddress",
  coalesce(modifier.first_name, modifier.business_name) as "modifiedByFirstName",
  b.service_id as "serviceId", service.name as "serviceName",
  b.airport_id as "airportId", b.destination_airport_id as "destinationAirportId",
  b.flight_number as "flightNumber", b.airline, b.date_of_travel as "dateOfTravel", b.flight_at as "flightAt",
  b.passenger_count as "passengerCount", b.unit_price_kobo as "unitPriceKobo", b.additional_service_id as "additionalServiceId",
  additional.name as "additionalServiceName", b.additional_price_kobo as "additionalPriceKobo",
  b.price_kobo as "priceKobo", b.status, b.payment_status as "paymentStatus", b.terms_version as "termsVersion",
  b.notice_version as "noticeVersion",
  b.invoice_id as "invoiceId", b.invoice_no as "invoiceNo",
  b.created_at as "createdAt", b.version`;

export const bookingJoins = `
  join users owner on owner.id = b.owner_id
  join services service on service.id = b.service_id
  left join services additional on additional.id = b.additional_service_id
  left join users modifier on modifier.id = b.modified_by`;

export const bookingTables = `bookings b ${bookingJoins} ${flightJoin}`;

export const columnsWithFlight = `${bookingColumns}, ${flightColumns}`;

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
  nin: string | null;
  wheelChair: boolean;
  specialRequirement: string | null;
  reference: string | null;
}

export const passengerNumbers = new SealedColumn('passengers', 'nin');

export const passengerColumns = `
  id, booking_id as "bookingId", first_name as "firstName", middle_name as "middleName",
         last_name as "lastName", designation, gender, mobile_number as "mobileNumber",
         school_name as "schoolName", is_student as "isStudent", nin, wheel_chair as "wheelChair",
         special_requirement as "specialRequirement", reference`;

const passengersOfBookings = prepared(`
  select ${passengerColumns}
    from passengers where booking_id = any ($1::bigint[]) and removed_at is null order by booking_id, position`);

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

type Needs = Pick<PassengerRow, 'wheelChair' | 'specialRequirement'>;

export const needsReply = ({ wheelChair, specialRequirement }: Needs, shown: boolean) =>
  shown || !(wheelChair || specialRequirement)
    ? { wheel_Chair: wheelChair, special_Requirement: specialRequirement }
    : { needsStated: true };

export const needsShown = (actor: Actor, { applicationUserId, createdBy }: BookingRow): boolean =>
  seesNeeds(actor, { ownerId: applicationUserId, createdBy });

/** Lists and stored replies must not contain the identification number. */
export const passengerReply = (row: PassengerRow, showsNeeds: boolean): Passenger => ({
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
  ...needsReply(row, showsNeeds),
  ...(row.reference && { reference: row.reference }),
});

const additionalService = ({
  additionalServiceId,
  additionalServiceName,
  additionalPriceKobo,
}: BookingRow) =>
  additionalServiceId === null
    ? null
    : {
        id: additionalServiceId,
        name: additionalServiceName ?? '',
        price: nairaFromKobo(additionalPriceKobo),
      };

export const flightReply = ({ flightState, expectedAt }: BookingRow): Pick<Booking, 'flight'> =>
  flightState ? { flight: { state: flightState, expectedAt: expectedAt?.toISOString() ?? null } } : {};

export const bookingReply = (row: BookingRow, passengers: Booking['passengers']): Booking => ({
  id: row.id,
  batchCode: row.batchCode,
  airportId: row.airportId,
  destinationAirportId: row.destinationAirportId,
  date_Of_Travel: row.dateOfTravel,
  date_Of_Arrival: row.flightAt.toISOString(),
  flight_Number: row.flightNumber,
  ...flightReply(row),
  airline: row.airline,
  bookingStatus: row.status,
  paymentStatus: row.paymentStatus,
  applicationUserId: row.applicationUserId,
  applicationUser: { firstName: row.firstName, lastName: row.lastName, business_Name: row.businessName },
  modifiedBy_FirstName: row.modifiedByFirstName,
  service: { id: row.serviceId, name: row.serviceName, price: nairaFromKobo(row.unitPriceKobo) },
  additionalService: additionalService(row),
  passengers,
  price: nairaFromKobo(row.priceKobo),
  invoiceNumber: row.invoiceId,
  dateCreated: row.createdAt.toISOString(),
});
