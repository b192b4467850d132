import { randomUUID } from 'node:crypto';
import type { Booking, PassengerBody } from 'shared-api/contract';
import { nigerianMobile } from 'shared-api/rules';
import { prepared, type Tx } from '../../../db/index.ts';
import { type Actor, byMember } from '../../../http/actor.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { publish } from '../../../http/liveEvents.ts';
import type { SecretBox } from '../../../secrets/index.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity } from '../../activities/index.ts';
import { refuseNotOffered, takePlaces } from '../../availability/index.ts';
import { numberedYear, postBookings, takeNumbers } from '../../ledger/index.ts';
import { refuseOverLimit } from '../../members/index.ts';
import { acceptance } from '../../texts/index.ts';
import { bookerOf } from '../bookerOf.ts';
import {
  type BookingRow,
  bookingColumns,
  bookingJoins,
  bookingReply,
  type PassengerRow,
  passengerColumns,
  passengerNumbers,
  passengerReply,
} from '../bookingRow.ts';
import {
  type Entry,
  placedFlights,
  priceFlights,
  readFlights,
  readServices,
  refuseOtherTotal,
  refusePastFlights,
  totalKoboOf,
} from './flights.ts';

type Booker = Pick<Context, 'secrets' | 'clock'> & {
  actor: Pick<Actor, 'id' | 'ownerId' | 'name' | 'memberRole' | 'clientTypeId'>;
};

interface BookingRequest {
  entries: readonly Entry[];
  batchCode?: string;
  expectedTotal?: number | undefined;
  termsVersion?: string | undefined;
  accepted?: { termsVersion: string; noticeVersion: string | null };
  /** Skips the member's limit, because an approval or an earlier check covers the order. */
  limitPassed?: boolean;
}

const drawIds = prepared(`select nextval('record_ids') as id from generate_series(1, $1::int)`);

const insertPassengers = prepared(`
  with added as (
    insert into passengers
      (booking_id, position, first_name, middle_name, last_name, designation, gender, mobile_number, sms_agreed,
       school_name, is_student, nin, wheel_chair, special_requirement, reference)
    select "bookingId", position, "firstName", "middleName", "lastName", designation, gender, "mobileNumber",
           "smsAgreed", "schoolName", "isStudent", nin, "wheelChair", "specialRequirement", reference
      from jsonb_to_recordset($1::jsonb) as passenger (
        "bookingId" bigint, position int, "firstName" text, "middleName" text, "lastName" text, designation text,
        gender text, "mobileNumber" text, "smsAgreed" boolean, "schoolName" text, "isStudent" boolean, nin text, "wheelChair" boolean,
        "specialRequirement" text, reference text)
    returning *
  ), agreed as (
    insert into consents (passenger_id, what, given, how, at)
    select id, 'sms', true, 'booking', $2 from added where sms_agreed
  )
  select ${passengerColumns} from added order by booking_id, position`);

const insertBookings = prepared(`
  with ${takeNumbers('booking', { year: '$2', howMany: 'jsonb_array_length($1::jsonb)' })}, booked as (
    insert into bookings
      (id, batch_code, owner_id, created_by, service_id, airport_id, destination_airport_id, flight_number,
       airline, date_of_travel, flight_at, passenger_count, unit_price_kobo, additional_service_id,
       additional_price_kobo, price_kobo, terms_version, notice_version, invoice_id, invoice_no, created_at)
    select flight.id, $3, $4, $5, "serviceId", "airportId", "destinationAirportId", "flightNumber", airline,
           "dateOfTravel", "flightAt", "passengerCount", "unitPriceKobo", "additionalServiceId",
           "additionalPriceKobo", "priceKobo", $6, $8, invoice_id, invoice_no, $7
      from number join jsonb_to_recordset($1::jsonb) as flight (
        place int, id bigint, "serviceId" bigint, "airportId" int, "destinationAirportId" int, "flightNumber" text,
        airline text, "dateOfTravel" date, "flightAt" timestamptz, "passengerCount" int, "unitPriceKobo" bigint,
        "additionalServiceId" bigint, "additionalPriceKobo" bigint, "priceKobo" bigint) using (place)
    returning *
  ), history as (
    insert into booking_status_history (booking_id, status, actor_id, created_at)
    select id, status, created_by, created_at from booked
  )
  select ${bookingColumns} from booked b ${bookingJoins} order by b.id`);

const passengerRow = (secrets: SecretBox, passenger: PassengerBody) => ({
  firstName: passenger.FirstName,
  middleName: passenger.MiddleName || null,
  lastName: passenger.LastName,
  designation: passenger.Designation ?? 'Ms.',
  gender: passenger.Gender ?? 'Female',
  mobileNumber: passenger.mobileNumber || null,
  smsAgreed:
    passenger.TextTraveller === true &&
    passenger.Designation !== 'Master' &&
    nigerianMobile(passenger.mobileNumber ?? '') !== undefined,
  schoolName: passenger.schoolName || null,
  isStudent: passenger.isStudent ?? null,
  nin: passenger.nin ? passengerNumbers.seal(secrets, passenger.nin) : null,
  wheelChair: passenger.Wheel_Chair ?? false,
  specialRequirement: (passenger.Others && passenger.Special_Requirement) || null,
  reference: passenger.Reference || null,
});

/**
 * Other requests wait for the wallet and the year's invoice counter. Both are locked last, in the order of
 * docs/decisions/004-double-entry-ledger.md.
 */
export async function bookFlights(tx: Tx, ctx: Booker, request: BookingRequest): Promise<Booking[]> {
  const { actor, clock, secrets } = ctx;
  const { id: actorId, ownerId } = actor;
  const at = clock.now();
  const flights = readFlights(request.entries);
  const [services, drawn, bookerId, accepted] = await Promise.all([
    readServices(tx, flights),
    tx.query<{ id: number }>(drawIds, [flights.length]),
    bookerOf(tx, { createdBy: actorId, applicationUserId: ownerId }),
    request.accepted ?? acceptance(tx, { kind: 'booking', version: request.termsVersion, now: at }),
  ]);

  refusePastFlights(request.entries, at);
  const priced = priceFlights(actor, flights, services);
  const placed = placedFlights(priced);
  refuseNotOffered(placed, at);
  refuseOtherTotal(request.expectedTotal, priced);
  if (!request.limitPassed) await refuseOverLimit(tx, actor, { totalKobo: totalKoboOf(priced), now: at });
  await takePlaces(tx, placed, { now: at });

  const ids = drawn.rows.map(({ id }) => id);
  const bookings = priced.map(({ service, additional, ...flight }, index) => ({
    ...flight,
    id: ids[index] ?? 0,
    place: index + 1,
    serviceName: service.name,
    passengerCount: flight.passengers.length,
    unitPriceKobo: service.priceKobo,
    additionalServiceId: additional?.id ?? null,
    additionalPriceKobo: additional?.priceKobo ?? 0,
  }));
  const people = bookings.flatMap(({ id, passengers }) =>
    passengers.map((passenger, index) => ({
      bookingId: id,
      position: index + 1,
      ...passengerRow(secrets, passenger),
    })),
  );
  const batchCode = request.batchCode ?? randomUUID();
  const onlyId = ids.length === 1 ? (ids[0] ?? null) : null;
  const [passengers] = await Promise.all([
    tx.query<PassengerRow>(insertPassengers, [JSON.stringify(people), at]),
    ...bookings.map(({ serviceName, passengerCount, flightNumber, airportId }) => {
      const description = `Booked ${serviceName} service for ${passengerCount} passenger(s) on flight ${flightNumber}${byMember(actor)}`;
      return recordActivity(tx, { userId: ownerId, description, at, airportId });
    }),
    tell(tx, bookerId, 'booking.confirmed', { batchCode, bookingIds: ids }),
    publish(tx, { type: 'booking', id: onlyId, userId: ownerId, staff: true }),
    publish(tx, { type: 'wallet', id: null, userId: ownerId }),
  ]);

  const stored = bookings.map(({ passengers: _, ...booking }) => booking);
  const [, booked] = await Promise.all([
    postBookings(tx, { bookings, ownerId, actorId, at }),
    tx.query<BookingRow>(insertBookings, [
      JSON.stringify(stored),
      ...[numberedYear(at), batchCode, ownerId, actorId, accepted.termsVersion, at, accepted.noticeVersion],
    ]),
  ]);
  return booked.rows.map((row) => {
    const travellers = passengers.rows.filter(({ bookingId }) => bookingId === row.id);
    return bookingReply(
      row,
      travellers.map((traveller) => passengerReply(traveller, true)),
    );
  });
}

export const createBookings: Verb<'createBookings'> = (ctx, { body, query }) => {
  const entries = body.map((entry, index) => ({ at: `[${index}]`, entry }));
  return idempotent(ctx, [body, query], async (tx) => ({
    data: await bookFlights(tx, ctx, { ...query, entries }),
    message: 'Booking made successfully',
  }));
};

export const createBooking: Verb<'createBooking'> = async (ctx, { body, query }) => {
  const entries = [{ at: '', entry: body }];
  // Passengers on several flights become several bookings, but the reply has room for one.
  if (readFlights(entries).length !== 1) throw new Invalid({ Passengers: ['Invalid passengers'] });
  return idempotent(ctx, [body, query], async (tx) => {
    const [data] = (await bookFlights(tx, ctx, { ...query, entries })) as [Booking];
    return { data, message: 'Booking made successfully' };
  });
};
