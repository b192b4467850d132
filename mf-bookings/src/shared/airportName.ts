import { airports } from 'shared-api/airports';
import type { AirportReply } from 'shared-api/services';

const missing = 'N/A';

const find = (id: number | undefined, fetched: readonly AirportReply[] | undefined) =>
  fetched?.find((airport) => airport.id === id);
const known = (id: number | undefined) => airports.find((airport) => airport.id === id);

export const airportName = (id: number | undefined, fetched?: readonly AirportReply[]): string =>
  find(id, fetched)?.name ?? known(id)?.name ?? missing;

/**
 * The city is placed first, because a narrow field shows only the beginning: 'Abuja (ABV), Nnamdi Azikiwe
 * International Airport'.
 */
export const placeFirst = (name: string): string => name.replace(/^(.+), ([^,]+ \([A-Z]{3}\))$/, '$2, $1');

export const airportCode = (id: number | undefined, fetched?: readonly AirportReply[]): string =>
  find(id, fetched)?.code ?? known(id)?.code ?? missing;
