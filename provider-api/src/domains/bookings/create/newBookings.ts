import { randomUUID } from 'node:crypto';
import type { PassengerBody } from 'shared-api/contract';
import { onlyRow, prepared, type Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import type { SecretBox } from '../../../secrets/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { passengerNumbers } from '../passengerNumbers.ts';
import type { PassengerRow } from '../passengerRow.ts';
import type { PricedFlight } from './priceFlights.ts';
import type { Flight } from './readFlights.ts';

/** A booking as it is about to be stored; the database gives it its number. */
export interface NewBooking {
  row: BookingRow;
  passengers: PassengerRow[];
}

const findOwner = prepared(
  `select first_name as "firstName", last_name as "lastName", business_name as "businessName"
     from users where id = $1`,
);
const drawIds = prepared(
  `select array(select nextval('record_ids') from generate_series(1, $1::int)) as bookings,
          array(select nextval('passengers_id_seq') from generate_series(1, $2::int)) as passengers`,
);

type Owner = Pick<BookingRow, 'firstName' | 'lastName' | 'businessName'>;

interface Ids {
  bookings: number[];
  passengers: number[];
}

export const ownerOf = async (tx: Tx, id: number): Promise<Owner> =>
  onlyRow(await tx.query<Owner>(findOwner, [id]));

/** For every flight and every passenger. */
export const idsFor = async (tx: Tx, flights: readonly Flight[]): Promise<Ids> =>
  onlyRow(
    await tx.query<Ids>(drawIds, [flights.length, flights.flatMap(({ passengers }) => passengers).length]),
  );

const newPassenger = (
  passenger: PassengerBody,
  secrets: SecretBox,
): Omit<PassengerRow, 'id' | 'bookingId'> => ({
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
});

interface PricedBooking {
  flights: readonly PricedFlight[];
  ids: Ids;
  owner: Owner;
  termsVersion: string;
  at: Date;
}

/** All bookings of a request share a batch code (S13). */
export function newBookings(
  { actor, secrets }: Pick<Context, 'actor' | 'secrets'>,
  { flights, ids, owner, termsVersion, at }: PricedBooking,
): NewBooking[] {
  const batchCode = randomUUID();
  const [bookingIds, passengerIds] = [ids.bookings.values(), ids.passengers.values()];
  const next = (of: Iterator<number>): number => of.next().value;
  return flights.map((flight) => {
    const id = next(bookingIds);
    const row: BookingRow = {
      id,
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
      invoiceId: null,
      createdAt: at,
      version: 1,
    };
    const passengers = flight.passengers.map((passenger) => ({
      id: next(passengerIds),
      bookingId: id,
      ...newPassenger(passenger, secrets),
    }));
    return { row, passengers };
  });
}
