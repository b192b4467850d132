import { randomUUID } from 'node:crypto';
import {
  createBookings as createAll,
  createBooking as createOne,
  type PassengerBody,
} from 'shared-api/contract';
import { currentTerms } from 'shared-api/rules';
import { atCommit, onlyRow, prepared, type Tx } from '../../../db/index.ts';
import { type Actor, byMember } from '../../../http/actor.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { publish } from '../../../http/events.ts';
import { idempotentStatement, type ReplyStatement } from '../../../http/idempotency.ts';
import { enqueue } from '../../../jobs/index.ts';
import type { SecretBox } from '../../../secrets/index.ts';
import { recordActivity } from '../../activities/index.ts';
import { refuseOverLimit } from '../../members/index.ts';
import { type BookingRow, bookingReply, type PassengerRow, passengerNumbers } from '../bookingRow.ts';
import { confirmationJob } from './confirmationMail.ts';
import {
  type Entry,
  type Flight,
  offersOf,
  type PricedFlight,
  priceFlights,
  readFlights,
  refuseOtherTotal,
  refusePastFlights,
  totalKoboOf,
} from './flights.ts';

/** Who books for which client, and with which key what is sealed of it. */
type Booker = Pick<Context, 'secrets' | 'clock'> & {
  actor: Pick<Actor, 'id' | 'ownerId' | 'name' | 'memberRole' | 'clientTypeId'>;
};

interface BookingRequest {
  entries: readonly Entry[];
  /** Names what is booked together; drawn here unless it is known before. */
  batchCode?: string;
  /** Naira, as the page showed it. */
  expectedTotal?: number | undefined;
  /** Which terms the page showed; the entries say that they were accepted. */
  termsVersion?: string | undefined;
  /** Approved, or judged before: the maker's limit is not asked again. */
  limitPassed?: boolean;
  /** Its reply carries one booking. */
  single?: boolean;
}

/** A booking as it is about to be stored; the database gives it its number. */
interface NewBooking {
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

const ownerOf = async (tx: Tx, id: number): Promise<Owner> => onlyRow(await tx.query<Owner>(findOwner, [id]));

/** For every flight and every passenger. */
const idsFor = async (tx: Tx, flights: readonly Flight[]): Promise<Ids> =>
  onlyRow(
    await tx.query<Ids>(drawIds, [flights.length, flights.flatMap(({ passengers }) => passengers).length]),
  );

const newPassenger = (
  passenger: PassengerBody,
  secrets: SecretBox,
): Omit<PassengerRow, 'id' | 'bookingId'> => ({
  firstName: passenger.FirstName,
  middleName: passenger.MiddleName || null,
  lastName: passenger.LastName,
  designation: passenger.Designation ?? 'Ms.',
  gender: passenger.Gender ?? 'Female',
  mobileNumber: passenger.mobileNumber || null,
  schoolName: passenger.schoolName || null,
  isStudent: passenger.isStudent ?? null,
  nin: passenger.nin ? passengerNumbers.seal(secrets, passenger.nin) : null,
  wheelChair: passenger.Wheel_Chair ?? false,
  specialRequirement: (passenger.Others && passenger.Special_Requirement) || null,
  reference: passenger.Reference || null,
});

interface PricedBooking {
  batchCode: string;
  flights: readonly PricedFlight[];
  ids: Ids;
  owner: Owner;
  termsVersion: string;
  at: Date;
}

/** All bookings of a request share a batch code (S13). */
function newBookings(
  { actor, secrets }: Booker,
  { batchCode, flights, ids, owner, termsVersion, at }: PricedBooking,
): NewBooking[] {
  const [bookingIds, passengerIds] = [ids.bookings.values(), ids.passengers.values()];
  const next = (of: Iterator<number>): number => of.next().value;
  return flights.map((flight) => {
    const id = next(bookingIds);
    const row: BookingRow = {
      id,
      batchCode,
      applicationUserId: actor.ownerId,
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

/** What others read of it; ahead of the booking, whose locks others wait for. */
function announce(tx: Tx, { actor }: Booker, bookings: readonly NewBooking[], at: Date): void {
  const withCommit = atCommit(tx);
  for (const { row, passengers } of bookings)
    void recordActivity(withCommit, {
      userId: actor.ownerId,
      description: `Booked ${row.serviceName} service for ${passengers.length} passenger(s) on flight ${row.flightNumber}${byMember(actor)}`,
      at,
      airportId: row.airportId,
    });
  const [first, another] = bookings;
  void enqueue(withCommit, confirmationJob, { batchCode: first?.row.batchCode ?? '' });
  const id = another ? null : (first?.row.id ?? null);
  void publish(withCommit, { type: 'booking', id, userId: actor.ownerId, staff: true });
  void publish(withCommit, { type: 'wallet', id: null, userId: actor.ownerId });
}

/** All flights of a booking are booked and debited, or none (S13), by the statement that this resolves to. */
export async function bookFlights(tx: Tx, ctx: Booker, booking: BookingRequest): Promise<ReplyStatement> {
  const { actor } = ctx;
  const at = ctx.clock.now();
  const flights = readFlights(booking.entries);
  const [offers, owner, ids] = await Promise.all([
    offersOf(tx, flights),
    ownerOf(tx, actor.ownerId),
    idsFor(tx, flights),
  ]);
  refusePastFlights(booking.entries, at);
  const priced = priceFlights(actor, flights, offers);
  refuseOtherTotal(booking.expectedTotal, priced);
  if (!booking.limitPassed) await refuseOverLimit(tx, actor, { totalKobo: totalKoboOf(priced), now: at });
  // Passengers of several flights (G59) are several bookings, which the reply of one could not carry.
  if (booking.single && priced.length > 1) throw new Invalid({ Passengers: ['Invalid passengers'] });
  const termsVersion = booking.termsVersion ?? currentTerms('booking');
  const batchCode = booking.batchCode ?? randomUUID();
  const bookings = newBookings(ctx, { batchCode, flights: priced, ids, owner, termsVersion, at });
  announce(tx, ctx, bookings, at);
  const rows = bookings.map(({ row, passengers }) => ({
    ...row,
    madeBy: actor.id,
    passengers,
    reply: bookingReply(row, passengers),
  }));
  return {
    sql: `select json_build_object('data', book_flights($1, $2, $3)${booking.single ? ' -> 0' : ''}, 'message', $4::text)`,
    params: [JSON.stringify(rows), actor.ownerId, at, 'Booking made successfully'],
  };
}

/** Books every entry of the request, or none; a repeated Idempotency-Key books once. */
export const createBookings: Verb<typeof createAll> = (ctx, { body, query }) => {
  const booking = { ...query, entries: body.map((entry, index) => ({ at: `[${index}]`, entry })) };
  return idempotentStatement(ctx, createAll, [body, query], (tx) => bookFlights(tx, ctx, booking));
};

/** Books one flight, by the same rules. */
export const createBooking: Verb<typeof createOne> = (ctx, { body, query }) => {
  const booking = { ...query, entries: [{ at: '', entry: body }], single: true };
  return idempotentStatement(ctx, createOne, [body, query], (tx) => bookFlights(tx, ctx, booking));
};
