import {
  bookingPriceKobo,
  formatNgn,
  goesWith,
  koboFromNaira,
  serviceTypes,
  usableTypes,
} from 'shared-api/rules';
import { prepared, type Queryable } from '../../../db/index.ts';
import type { Actor } from '../../../http/actor.ts';
import { Conflict, FieldErrors, Invalid } from '../../../http/errors.ts';
import type { Flight } from './readFlights.ts';

export interface Offer {
  id: number;
  name: string;
  priceKobo: number;
  serviceTypeId: number;
  direction: number | null;
  active: boolean;
}

export interface PricedFlight extends Flight {
  service: Offer;
  additional: Offer | undefined;
  priceKobo: number;
}

/** Whom a service is booked for. */
type Client = Pick<Actor, 'clientTypeId'>;

/** Why a client cannot book a service; undefined when they can (G02, G66). */
function refusalOf(offer: Offer | undefined, actor: Client): string | undefined {
  if (!offer) return 'Service does not exist';
  if (!offer.active) return `${offer.name} cannot be booked at present`;
  if (usableTypes(actor).includes(offer.serviceTypeId)) return undefined;
  const type = offer.serviceTypeId === serviceTypes.International ? 'International' : 'Domestic';
  return `${type} services cannot be booked with your account`;
}

const offers = prepared(
  `select id, name, price_kobo as "priceKobo", service_type_id as "serviceTypeId", direction, active
     from services where id = any ($1::bigint[])`,
);

/** Why a client cannot have a further service with the one that is booked. */
export function furtherRefusalOf(additional: Offer | undefined, service: Offer | undefined, actor: Client) {
  const refusal = refusalOf(additional, actor);
  if (refusal || !additional || !service) return refusal;
  if (additional.id === service.id) return 'Invalid selection';
  return goesWith(service, additional)
    ? undefined
    : `${additional.name} cannot be combined with ${service.name}`;
}

/** The services that flights name, by id. */
export async function offersOf(
  tx: Queryable,
  flights: readonly Pick<Flight, 'serviceId' | 'additionalServiceId'>[],
): Promise<ReadonlyMap<number, Offer>> {
  const ids = new Set(flights.flatMap((flight) => [flight.serviceId, flight.additionalServiceId]));
  const { rows } = await tx.query<Offer>(offers, [[...ids]]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every flight with the server's own prices; the additional service counts once for a flight (S13, G60). */
export function priceFlights(
  actor: Client,
  flights: readonly Flight[],
  offers: ReadonlyMap<number, Offer>,
): PricedFlight[] {
  const errors = new FieldErrors();
  const priced = flights.flatMap((flight) => {
    const service = offers.get(flight.serviceId);
    const additional = offers.get(flight.additionalServiceId);
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

export const totalKoboOf = (flights: readonly Pick<PricedFlight, 'priceKobo'>[]): number =>
  flights.reduce((total, { priceKobo }) => total + priceKobo, 0);

/** Refuses when the page showed another total than the server charges: nothing is debited unseen (G87). */
export function refuseOtherTotal(expectedNaira: number | undefined, flights: readonly PricedFlight[]): void {
  if (expectedNaira === undefined) return;
  const expectedKobo = koboFromNaira(expectedNaira);
  if (expectedKobo === undefined) throw new Invalid({ expectedTotal: ['Must have at most 2 decimals'] });
  const totalKobo = totalKoboOf(flights);
  if (expectedKobo !== totalKobo)
    throw new Conflict(
      `The total is now ${formatNgn(totalKobo)}. Please review it and confirm again`,
      'price_changed',
    );
}
