import type { OrderEntry } from 'shared-api/contract';
import { maxEntriesBytes } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import { Invalid, type Refusal } from '../../http/errors.ts';
import {
  type Entry,
  type PricedFlight,
  priceFlights,
  readFlights,
  readServices,
  refusePastFlights,
  totalKoboOf,
} from '../bookings/index.ts';

interface Client {
  id: number;
  clientTypeId: number | null;
}

interface Asked {
  client: Client;
  entries: readonly OrderEntry[];
  now: Date;
}

export interface Priced {
  flights: PricedFlight[];
  totalKobo: number;
  firstFlightAt: Date;
}

export const placed = (entries: readonly OrderEntry[]): Entry[] =>
  entries.map((entry, index) => ({ at: `entries[${index}]`, entry }));

export async function priceOrder(on: Queryable, { client, entries, now }: Asked): Promise<Priced> {
  const flights = readFlights(placed(entries));
  const services = await readServices(on, flights);
  refusePastFlights(placed(entries), now);
  const priced = priceFlights(client, flights, services);
  const firstFlightAt = new Date(Math.min(...priced.map(({ flightAt }) => flightAt.getTime())));
  return { flights: priced, totalKobo: totalKoboOf(priced), firstFlightAt };
}

export function refuseTooLarge(entries: readonly OrderEntry[]): void {
  if (Buffer.byteLength(JSON.stringify(entries)) > maxEntriesBytes)
    throw new Invalid({ entries: ['An order holds at most 256 KB: please make two of it'] });
}

export const problemIn = ({ errors, message }: Pick<Refusal, 'errors' | 'message'>): string =>
  Object.values(errors).flat()[0] ?? message;
