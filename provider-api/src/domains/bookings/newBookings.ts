import { randomUUID } from 'node:crypto';
import { onlyRow, prepared, type Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import type { SecretBox } from '../../secrets/index.ts';
import { guarded } from '../ledger/index.ts';
import type { BookingRow } from './bookingRow.ts';
import { passengerNumbers } from './passengerNumbers.ts';
import type { PassengerRow } from './passengerRow.ts';
import type { PricedFlight } from './priceFlights.ts';

type Generated = 'id' | 'invoiceId';

/** A booking before the database has given it its id and its number. */
interface NewBooking {
  row: Omit<BookingRow, Generated>;
  passengers: Omit<PassengerRow, 'id' | 'bookingId'>[];
}

export interface Booked {
  row: BookingRow;
  passengers: PassengerRow[];
}

type Owner = Pick<BookingRow, 'firstName' | 'lastName' | 'businessName'>;

const findOwner = prepared(
  `select first_name as "firstName", last_name as "lastName", business_name as "businessName"
     from users where id = $1`,
);

export const ownerOf = async (tx: Tx, id: number): Promise<Owner> =>
  onlyRow(await tx.query<Owner>(findOwner, [id]));

const newPassengers = ({ passengers }: PricedFlight, secrets: SecretBox): NewBooking['passengers'] =>
  passengers.map((passenger) => ({
    firstName: passenger.FirstName.trim(),
    middleName: passenger.MiddleName?.trim() || null,
    lastName: passenger.LastName.trim(),
    designation: passenger.Designation ?? 'Ms.',
    gender: passenger.Gender ?? 'Female',
    mobileNumber: passenger.mobileNumber?.trim() || null,
    schoolName: passenger.schoolName?.trim() || null,
    isStudent: passenger.isStudent ?? null,
    nin: passenger.nin?.trim() ? passengerNumbers.seal(secrets, passenger.nin.trim()) : null,
    wheelChair: passenger.Wheel_Chair ?? false,
    specialRequirement: (passenger.Others && passenger.Special_Requirement?.trim()) || null,
  }));

interface PricedOrder {
  flights: readonly PricedFlight[];
  owner: Owner;
  termsVersion: string;
  at: Date;
}

/** All bookings of a request share a batch code (S13). */
export function newBookings(
  { actor, secrets }: Pick<Context, 'actor' | 'secrets'>,
  { flights, owner, termsVersion, at }: PricedOrder,
): NewBooking[] {
  const batchCode = randomUUID();
  return flights.map((flight) => ({
    row: {
      batchCode,
      applicationUserId: actor.id,
      ...owner,
      modifiedByFirstName: null,
      serviceId: flight.service.id,
      serviceName: flight.service.name,
      airportId: flight.airportId,
      destinationAirportId: flight.destinationAirportId,
      flightNumber: flight.flightNumber,
      airline: flight.airline,
      dateOfTravel: flight.dateOfTravel,
      flightAt: flight.flightAt,
      unitPriceKobo: flight.service.priceKobo,
      additionalServiceId: flight.additional?.id ?? null,
      additionalServiceName: flight.additional?.name ?? null,
      additionalPriceKobo: flight.additional?.priceKobo ?? 0,
      priceKobo: flight.priceKobo,
      status: 'Processing',
      paymentStatus: 'Paid',
      termsVersion,
      createdAt: at,
    },
    passengers: newPassengers(flight, secrets),
  }));
}

interface GeneratedFields extends Pick<BookingRow, Generated> {
  passengerIds: number[];
}

const bookFlights = prepared(
  `select id, invoice_id as "invoiceId", passenger_ids as "passengerIds" from book_flights($1, $2, $3)`,
);

/** Stores the bookings of an order and debits their wallet in one statement, which gives them their ids and numbers. */
export async function insertBookings(tx: Tx, bookings: readonly NewBooking[]): Promise<Booked[]> {
  const flights = bookings.map(({ row, passengers }) => ({ ...row, passengers }));
  const [first] = flights;
  const params = [JSON.stringify(flights), first?.applicationUserId, first?.createdAt];
  const { rows } = await guarded(tx.query<GeneratedFields>(bookFlights, params));
  return rows.map(({ id, invoiceId, passengerIds }, index) => {
    const made = bookings[index];
    if (!made) throw new Error('More bookings than flights');
    const passengers = made.passengers.map((passenger, place) => ({
      id: passengerIds[place] ?? 0,
      bookingId: id,
      ...passenger,
    }));
    return { row: { ...made.row, id, invoiceId }, passengers };
  });
}
