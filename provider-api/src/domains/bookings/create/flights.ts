import type { BookingBody, PassengerBody } from 'shared-api/contract';
import {
  bookingPriceKobo,
  defaultAirportId,
  defaultDestinationAirportId,
  type FlightDetails,
  flightInstant,
  formatNaira,
  goesWith,
  groupByFlight,
  hasLeft,
  koboFromNaira,
  serviceTypes,
  usableTypes,
} from 'shared-api/rules';
import { prepared, type Queryable } from '../../../db/index.ts';
import type { Actor } from '../../../http/actor.ts';
import { Conflict, FieldErrors, Invalid } from '../../../http/errors.ts';
import { offerColumns, type PlacedFlight, type PlacedService } from '../../availability/index.ts';
import type { BookingFlight } from '../bookingRow.ts';

export interface Flight extends BookingFlight {
  /** `at` is the entry's path in the request, for example `[2]`. It is empty if the request is a single entry. */
  at: string;
  serviceId: number;
  additionalServiceId: number;
  passengers: PassengerBody[];
}

interface Seat extends FlightDetails {
  at: string;
  ServiceId: number;
  airline: string | null;
  additionalServiceId: number;
  passenger: PassengerBody;
}

/** A time without a zone is in Lagos time. */
export const withZone = (timestamp: string): string =>
  /(z|[+-]\d{2}:?\d{2})$/i.test(timestamp) ? timestamp : `${timestamp}+01:00`;

export interface Entry {
  at: string;
  entry: Omit<BookingBody, 'Accept'>;
}

const seatsOf = ({ at, entry }: Entry): Seat[] =>
  entry.Passengers.map((passenger) => ({
    at,
    passenger,
    ServiceId: entry.ServiceId,
    AirportId: passenger.AirportId ?? entry.AirportId ?? defaultAirportId,
    DestinationAirportId:
      passenger.DestinationAirportId ?? entry.DestinationAirportId ?? defaultDestinationAirportId,
    Date_Of_Travel: (passenger.Date_Of_Travel ?? entry.Date_Of_Travel).slice(0, 10),
    Date_Of_Arrival: withZone(passenger.Date_Of_Arrival ?? entry.Date_Of_Arrival),
    Flight_Number: passenger.Flight_Number || entry.Flight_Number,
    airline: passenger.airline ?? entry.airline ?? null,
    additionalServiceId: passenger.additionalServiceId ?? entry.additionalServiceId ?? 0,
  }));

/** Passengers with equal flights and services share one booking, even from different entries of the request. */
function groupsOf(seats: readonly Seat[]): Seat[][] {
  const services = [...new Set(seats.map(({ ServiceId }) => ServiceId))];
  return services.flatMap((id) => groupByFlight(seats.filter(({ ServiceId }) => ServiceId === id)));
}

function flightOf(group: readonly Seat[]): Flight[] {
  const [seat] = group;
  if (!seat) return [];
  return [
    {
      at: seat.at,
      serviceId: seat.ServiceId,
      additionalServiceId: seat.additionalServiceId,
      airportId: seat.AirportId,
      destinationAirportId: seat.DestinationAirportId,
      flightNumber: seat.Flight_Number,
      airline: seat.airline,
      dateOfTravel: seat.Date_Of_Travel,
      flightAt: flightInstant(seat.Date_Of_Travel, new Date(seat.Date_Of_Arrival)),
      passengers: group.map(({ passenger }) => passenger),
    },
  ];
}

type Entries = readonly Entry[];

const fieldPath = ({ at, entry }: Entry, index: number): string => {
  const passenger = entry.Passengers[index];
  if (!passenger?.Date_Of_Travel && !passenger?.Date_Of_Arrival) return at;
  return `${at ? `${at}.` : ''}Passengers[${index}]`;
};

export function refusePastFlights(entries: Entries, now: Date): void {
  const errors = new FieldErrors();
  for (const each of entries)
    for (const [index, seat] of seatsOf(each).entries())
      if (hasLeft(flightInstant(seat.Date_Of_Travel, new Date(seat.Date_Of_Arrival)), now))
        errors.add(fieldPath(each, index), 'Date_Of_Travel', 'Select a date in the future');
  errors.refuse();
}

export const readFlights = (entries: Entries): Flight[] =>
  groupsOf(entries.flatMap(seatsOf)).flatMap(flightOf);

export interface PricedService extends PlacedService {
  priceKobo: number;
  serviceTypeId: number;
  direction: number | null;
  active: boolean;
}

export interface PricedFlight extends Flight {
  service: PricedService;
  additional: PricedService | undefined;
  priceKobo: number;
}

type Client = Pick<Actor, 'clientTypeId'>;

function refusalOf(service: PricedService | undefined, actor: Client): string | undefined {
  if (!service) return 'Service does not exist';
  if (!service.active) return `${service.name} cannot be booked at present`;
  if (usableTypes(actor).includes(service.serviceTypeId)) return undefined;
  const type = service.serviceTypeId === serviceTypes.International ? 'International' : 'Domestic';
  return `${type} services cannot be booked with your account`;
}

const servicesOfFlights = prepared(
  `select s.id, s.name, s.price_kobo as "priceKobo", s.service_type_id as "serviceTypeId", s.direction, s.active,
          ${offerColumns('s.id', '$2', '$3')}
     from services s where s.id = any ($1::bigint[])`,
);

export function furtherRefusalOf(
  additional: PricedService | undefined,
  service: PricedService | undefined,
  actor: Client,
) {
  const refusal = refusalOf(additional, actor);
  if (refusal || !additional || !service) return refusal;
  if (additional.id === service.id) return 'Invalid selection';
  return goesWith(service, additional)
    ? undefined
    : `${additional.name} cannot be combined with ${service.name}`;
}

type Wanted = Pick<Flight, 'serviceId' | 'additionalServiceId' | 'airportId' | 'dateOfTravel'>;

export async function readServices(
  tx: Queryable,
  flights: readonly Wanted[],
): Promise<ReadonlyMap<number, PricedService>> {
  const ids = new Set(flights.flatMap((flight) => [flight.serviceId, flight.additionalServiceId]));
  const airportIds = new Set(flights.map(({ airportId }) => airportId));
  const days = new Set(flights.map(({ dateOfTravel }) => dateOfTravel));
  const { rows } = await tx.query<PricedService>(servicesOfFlights, [[...ids], [...airportIds], [...days]]);
  return new Map(rows.map((row) => [row.id, row]));
}

export function priceFlights(
  actor: Client,
  flights: readonly Flight[],
  services: ReadonlyMap<number, PricedService>,
): PricedFlight[] {
  const errors = new FieldErrors();
  const priced = flights.flatMap((flight) => {
    const service = services.get(flight.serviceId);
    const additional = services.get(flight.additionalServiceId);
    const refusal = refusalOf(service, actor);
    if (refusal) errors.add(flight.at, 'ServiceId', refusal);
    const wantsMore = flight.additionalServiceId !== 0;
    const furtherRefusal = wantsMore ? furtherRefusalOf(additional, service, actor) : undefined;
    if (furtherRefusal) errors.add(flight.at, 'additionalServiceId', furtherRefusal);
    if (!service) return [];
    const priceKobo = bookingPriceKobo({
      passengers: flight.passengers.length,
      priceKobo: service.priceKobo,
      additionalPriceKobo: additional?.priceKobo ?? 0,
    });
    return [{ ...flight, service, additional, priceKobo }];
  });
  errors.refuse();
  return priced;
}

export const placedFlights = (flights: readonly PricedFlight[]): PlacedFlight[] =>
  flights.map(({ passengers, ...flight }) => ({ ...flight, passengers: passengers.length }));

export const totalKoboOf = (flights: readonly Pick<PricedFlight, 'priceKobo'>[]): number =>
  flights.reduce((total, { priceKobo }) => total + priceKobo, 0);

export function refuseOtherTotal(expectedNaira: number | undefined, flights: readonly PricedFlight[]): void {
  if (expectedNaira === undefined) return;
  const expectedKobo = koboFromNaira(expectedNaira);
  if (expectedKobo === undefined) throw new Invalid({ expectedTotal: ['Must have at most 2 decimals'] });
  const totalKobo = totalKoboOf(flights);
  if (expectedKobo !== totalKobo)
    throw new Conflict(
      `The total is now ${formatNaira(totalKobo)}. Please review it and confirm again`,
      'price_changed',
    );
}
