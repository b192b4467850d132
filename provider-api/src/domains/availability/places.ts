import {
  type FullHour,
  fullText,
  hourMs,
  hourOfFlight,
  hourText,
  isOpenHour,
  lagosInstant,
  nearestHours,
  offerRefusal,
  placesOf,
} from 'shared-api/rules';
import { prepared, type Queryable, type Tx } from '../../db/index.ts';
import { Conflict, FieldErrors, Refusal } from '../../http/errors.ts';
import { type OfferAtAirport, offerAt, type StoredOffers } from './offers.ts';
import { dayOf, type Span, type TakenHour, takenPlaces } from './takenPlaces.ts';

export interface PlacedService extends StoredOffers {
  id: number;
  name: string;
}

/** `at` is the path of the flight in the request, for example `[2]`. */
export interface PlacedFlight {
  at: string;
  airportId: number;
  dateOfTravel: string;
  flightAt: Date;
  passengers: number;
  /** Undefined means that the booked service needs no new place. */
  service: PlacedService | undefined;
  additional: PlacedService | undefined;
}

export class NotOffered extends Refusal {
  constructor(errors: Record<string, string[]>) {
    const [message = ''] = Object.values(errors).flat();
    super({ status: 400, code: 'not_offered', title: 'Validation failed', message, errors });
  }
}

export class HourFull extends Conflict {
  constructor(full: readonly FullHour[]) {
    super(full.map(fullText).join('; '), 'hour_full', full);
  }
}

export function notOfferedErrors(flights: readonly PlacedFlight[], now: Date): FieldErrors {
  const errors = new FieldErrors();
  for (const { at, airportId, dateOfTravel, flightAt, service, additional } of flights)
    for (const one of [service, additional]) {
      if (!one) continue;
      const { day } = offerAt(one, airportId, dateOfTravel);
      const refusal = offerRefusal(day, { service: one.name, airportId, flightAt, now });
      if (!refusal) continue;
      const airportField = one === additional ? 'additionalServiceId' : 'AirportId';
      errors.add(at, refusal.field === 'airport' ? airportField : 'Date_Of_Arrival', refusal.message);
    }
  return errors;
}

export function refuseNotOffered(flights: readonly PlacedFlight[], now: Date): void {
  notOfferedErrors(flights, now).refuse((problems) => new NotOffered(problems));
}

interface WantedHour extends Pick<OfferAtAirport, 'offer'> {
  service: PlacedService;
  airportId: number;
  day: string;
  hour: number;
  limit: number;
  places: number;
  flights: PlacedFlight[];
}

function wantedHours(flights: readonly PlacedFlight[]): WantedHour[] {
  const wanted = new Map<string, WantedHour>();
  for (const flight of flights)
    for (const service of [flight.service, flight.additional]) {
      if (!service) continue;
      const { airportId, dateOfTravel: day } = flight;
      const hour = hourOfFlight(flight.flightAt);
      const { offer, day: offered } = offerAt(service, airportId, day);
      const limit = offered.hours[hour]?.perHour ?? null;
      if (limit === null) continue;
      const key = [service.id, airportId, day, hour].join();
      const known = wanted.get(key) ?? {
        ...{ service, airportId, day, hour, limit, offer },
        places: 0,
        flights: [],
      };
      known.places += placesOf(offer.counts, flight.passengers);
      known.flights.push(flight);
      wanted.set(key, known);
    }
  return [...wanted.values()];
}

const begins = ({ day, hour }: WantedHour): Date => lagosInstant(day, hourText(hour));

const spanOf = (wanted: WantedHour): Span => {
  const from = begins(wanted);
  const { service, airportId, day } = wanted;
  return { serviceId: service.id, airportId, day, from, to: new Date(from.getTime() + hourMs) };
};

const wholeDay = ({ service, airportId, day }: WantedHour): Span =>
  dayOf({ serviceId: service.id, airportId, day });

/**
 * The upper bits of the key are the airport's id. The lower 21 bits are the number of hours since 1970. 21 bits are
 * enough until the year 2209.
 */
const placeKey = (wanted: WantedHour): number =>
  wanted.airportId * 2 ** 21 + Math.floor(begins(wanted).getTime() / hourMs);

const lockHours = prepared(
  'select pg_advisory_xact_lock(service, place) from unnest($1::int[], $2::int[]) as hour (service, place)',
);

/** All requests lock in the same order, because different orders could cause a deadlock. */
async function lock(tx: Tx, wanted: readonly WantedHour[]): Promise<void> {
  if (wanted.length === 0) return;
  const keys = wanted
    .map((one) => [one.service.id, placeKey(one)] as const)
    .sort(([service, place], [other, elsewhere]) => service - other || place - elsewhere);
  await tx.query(lockHours, [keys.map(([service]) => service), keys.map(([, place]) => place)]);
}

function takenIn(
  counted: readonly TakenHour[],
  { service, airportId, day, offer }: WantedHour,
  hour: number,
) {
  const found = counted.find(
    (one) =>
      one.serviceId === service.id && one.airportId === airportId && one.day === day && one.hour === hour,
  );
  return found?.[offer.counts] ?? 0;
}

const hasRoom = (counted: readonly TakenHour[], wanted: WantedHour): boolean =>
  takenIn(counted, wanted, wanted.hour) + wanted.places <= wanted.limit;

interface Asked {
  now: Date;
  /** The booking with this id moves, so its present places count as free. */
  leaveOut?: number | undefined;
}

function freeHours(
  counted: readonly TakenHour[],
  wanted: readonly WantedHour[],
  flight: PlacedFlight,
  now: Date,
) {
  const services = [flight.service, flight.additional].filter((one) => one !== undefined);
  const isFree = (hour: number) =>
    services.every((service) => {
      const { airportId, dateOfTravel } = flight;
      const offered = offerAt(service, airportId, dateOfTravel).day.hours[hour];
      if (!offered || !isOpenHour(dateOfTravel, offered, now)) return false;
      const asked = wanted.find((one) => one.service === service && one.flights.includes(flight));
      if (!asked || offered.perHour === null) return true;
      return takenIn(counted, asked, hour) + asked.places <= offered.perHour;
    });
  return Array.from({ length: 24 }, (_, hour) => hour).filter(isFree);
}

async function describe(
  on: Queryable,
  wanted: readonly WantedHour[],
  full: readonly WantedHour[],
  { now, leaveOut }: Asked,
): Promise<FullHour[]> {
  const flights = [...new Set(full.flatMap((one) => one.flights))];
  const concerned = wanted.filter((one) => one.flights.some((flight) => flights.includes(flight)));
  const days = await takenPlaces(on, concerned.map(wholeDay), leaveOut);
  return full.flatMap((one) =>
    one.flights.map((flight) => ({
      at: flight.at,
      service: one.service.name,
      airportId: one.airportId,
      date: one.day,
      hour: one.hour,
      left: Math.max(0, one.limit - takenIn(days, one, one.hour)),
      nearest: nearestHours(one.hour, freeHours(days, wanted, flight, now)),
    })),
  );
}

export async function fullHours(
  on: Queryable,
  flights: readonly PlacedFlight[],
  asked: Asked,
): Promise<FullHour[]> {
  const wanted = wantedHours(flights);
  if (wanted.length === 0) return [];
  const counted = await takenPlaces(on, wanted.map(spanOf), asked.leaveOut);
  const full = wanted.filter((one) => !hasRoom(counted, one));
  return full.length === 0 ? [] : describe(on, wanted, full, asked);
}

/**
 * Locks the hours until the end of the transaction. Make all other checks before this call, and lock the wallet after
 * this call.
 */
export async function fullHoursLocked(
  tx: Tx,
  flights: readonly PlacedFlight[],
  asked: Asked,
): Promise<FullHour[]> {
  await lock(tx, wantedHours(flights));
  return fullHours(tx, flights, asked);
}

export async function takePlaces(tx: Tx, flights: readonly PlacedFlight[], asked: Asked): Promise<void> {
  const full = await fullHoursLocked(tx, flights, asked);
  if (full.length > 0) throw new HourFull(full);
}
