import {
  type FullHour,
  fullText,
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

const hourMs = 3_600_000;

export interface PlacedService extends StoredOffers {
  id: number;
  name: string;
}

/** The flight asks for its places. */
export interface PlacedFlight {
  at: string;
  airportId: number;
  dateOfTravel: string;
  flightAt: Date;
  passengers: number;
  /** The booked service, or undefined where it is not asked, and the additional one. */
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

/** The field is the one at which an entry of a request has what was refused. */
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

/** One hour of a service at an airport that has a limit, and the flights that want places in it. */
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

/** The hour has the airport in its upper bits: there are 18 airports, and two million hours until 2209. */
const placeKey = (wanted: WantedHour): number =>
  wanted.airportId * 2 ** 21 + Math.floor(begins(wanted).getTime() / hourMs);

const lockHours = prepared(
  'select pg_advisory_xact_lock(service, place) from unnest($1::int[], $2::int[]) as hour (service, place)',
);

/** All requests lock in one order, so that none waits for one that waits for it. */
function lock(tx: Tx, wanted: readonly WantedHour[]) {
  const keys = wanted
    .map((one) => [one.service.id, placeKey(one)] as const)
    .sort(([service, place], [other, elsewhere]) => service - other || place - elsewhere);
  return tx.query(lockHours, [keys.map(([service]) => service), keys.map(([, place]) => place)]);
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
  /** It is a booking that moves: it needs no place beside its own. */
  leaveOut?: number | undefined;
}

/** Hours in which all that the flight wants has room. */
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

async function among(
  on: Queryable,
  wanted: readonly WantedHour[],
  asked: Asked,
  count: () => Promise<TakenHour[]>,
): Promise<FullHour[]> {
  if (wanted.length === 0) return [];
  const counted = await count();
  const full = wanted.filter((one) => !hasRoom(counted, one));
  return full.length === 0 ? [] : describe(on, wanted, full, asked);
}

/** As it is now; it may be another a moment later. */
export function fullHours(
  on: Queryable,
  flights: readonly PlacedFlight[],
  asked: Asked,
): Promise<FullHour[]> {
  const wanted = wantedHours(flights);
  return among(on, wanted, asked, () => takenPlaces(on, wanted.map(spanOf), asked.leaveOut));
}

/**
 * The same under locks that hold until the transaction ends, for hours with a limit alone: whoever writes a booking asks
 * here after every other refusal and before the wallet, and nobody else takes the places meanwhile.
 */
export function fullHoursLocked(tx: Tx, flights: readonly PlacedFlight[], asked: Asked): Promise<FullHour[]> {
  const wanted = wantedHours(flights);
  return among(tx, wanted, asked, async () => {
    const [, counted] = await Promise.all([
      lock(tx, wanted),
      takenPlaces(tx, wanted.map(spanOf), asked.leaveOut),
    ]);
    return counted;
  });
}

export async function takePlaces(tx: Tx, flights: readonly PlacedFlight[], asked: Asked): Promise<void> {
  const full = await fullHoursLocked(tx, flights, asked);
  if (full.length > 0) throw new HourFull(full);
}
