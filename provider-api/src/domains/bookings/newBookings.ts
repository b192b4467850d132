import { randomUUID } from 'node:crypto';
import { onlyRow, prepared, type Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import type { SecretBox } from '../../secrets/index.ts';
import type { BookingRow } from './bookingRow.ts';
import { passengerNumbers } from './passengerNumbers.ts';
import type { PassengerRow } from './passengerRow.ts';
import type { PricedFlight } from './priceFlights.ts';

const drawIds = prepared(`select nextval('record_ids') as id from generate_series(1, $1::int)`);
const findOwner = prepared(
  `select first_name as "firstName", last_name as "lastName", business_name as "businessName"
     from users where id = $1`,
);

interface Owner {
  firstName: string | null;
  lastName: string | null;
  businessName: string | null;
}

/** Bookings before they are stored; their invoice numbers come last of all. */
export interface NewBooking {
  row: BookingRow;
  passengers: Omit<PassengerRow, 'id'>[];
}

const passengersOfFlight = (
  { passengers }: PricedFlight,
  bookingId: number,
  secrets: SecretBox,
): Omit<PassengerRow, 'id'>[] =>
  passengers.map((passenger) => ({
    bookingId,
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

export interface Names {
  ids: readonly number[];
  owner: Owner;
}

/** An id for every booking, and the owner's names. */
export async function namesOf(tx: Tx, ownerId: number, count: number): Promise<Names> {
  const [ids, owners] = await Promise.all([
    tx.query<{ id: number }>(drawIds, [count]),
    tx.query<Owner>(findOwner, [ownerId]),
  ]);
  return { ids: ids.rows.map(({ id }) => id), owner: onlyRow(owners) };
}

/** All bookings of a request share a batch code (S13). */
export function newBookings(
  { actor: { id: ownerId }, secrets }: Pick<Context, 'actor' | 'secrets'>,
  { ids, owner }: Names,
  flights: readonly PricedFlight[],
  { createdAt, termsVersion }: { createdAt: Date; termsVersion: string },
): NewBooking[] {
  const batchCode = randomUUID();
  return ids.map((id, index) => {
    const flight = flights[index];
    if (!flight) throw new Error('More ids than flights');
    const row: BookingRow = {
      id,
      batchCode,
      applicationUserId: ownerId,
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
      invoiceId: null,
      createdAt,
    };
    return { row, passengers: passengersOfFlight(flight, id, secrets) };
  });
}
