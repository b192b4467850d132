import { lagosOffsetMs } from 'shared-api/rules';
import { valueAt } from '../valueAt.ts';
import type { AskedFlight, FlightAnswer, FlightSource, KnownFlight } from './FlightSource.ts';

/**
 * Each field is a path in the provider's answer, for example "{direction}.scheduledTimeUtc". `flights` is the
 * path to the list of flights.
 */
export interface FlightFields {
  flights?: string | undefined;
  airport: string;
  scheduled: string;
  expected?: readonly string[] | undefined;
  status?: string | undefined;
  canceled?: readonly string[] | undefined;
}

export interface HttpFlights {
  /** The address may contain {code}, {day}, {airport} and {direction}. */
  url: string;
  /** The key is a request header, for example "x-api-key: …". */
  key: string | undefined;
  fields: FlightFields;
  timeoutMs: number;
}

const fill = (
  text: string,
  { code, day, airport, direction }: AskedFlight,
  encode = (part: string) => part,
) =>
  Object.entries({ code, day, airport, direction }).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, encode(value)),
    text,
  );

/** A time without a zone is Lagos time. */
function timeOf(value: unknown): Date | null {
  if (typeof value !== 'string') return null;
  const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(value);
  const ms = Date.parse(isZoned ? value : `${value.replace(' ', 'T')}Z`);
  return Number.isNaN(ms) ? null : new Date(isZoned ? ms : ms - lagosOffsetMs);
}

function flightOf(item: unknown, asked: AskedFlight, fields: FlightFields): KnownFlight | undefined {
  const read = (path: string) => valueAt(item, fill(path, asked));
  const scheduledAt = timeOf(read(fields.scheduled));
  if (!scheduledAt) return undefined;
  const status = fields.status && read(fields.status);
  return {
    outcome: 'known',
    airport: String(read(fields.airport) ?? ''),
    scheduledAt,
    expectedAt: fields.expected?.map((path) => timeOf(read(path))).find(Boolean) ?? null,
    canceled: fields.canceled?.some((one) => one === status) ?? false,
  };
}

/**
 * A flight number may have several legs on a day. The leg at this airport nearest to the booked time is the
 * right one.
 */
function nearest(flights: readonly KnownFlight[], { airport, bookedAt }: AskedFlight) {
  const far = (flight: KnownFlight) => Math.abs(flight.scheduledAt.getTime() - bookedAt.getTime());
  const here = flights.filter((flight) => flight.airport === airport);
  return (here.length > 0 ? here : flights).toSorted((one, other) => far(one) - far(other))[0];
}

async function lookup(
  { url, key, fields, timeoutMs }: HttpFlights,
  asked: AskedFlight,
): Promise<FlightAnswer> {
  const [, name = '', value = ''] = /^([\w-]+):\s*(.+)$/.exec(key ?? '') ?? [];
  const response = await fetch(fill(url, asked, encodeURIComponent), {
    headers: { accept: 'application/json', ...(name && { [name]: value }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404 || response.status === 204) return { outcome: 'unknown' };
  if (!response.ok) return { outcome: 'failed', reason: `The source answered ${response.status}` };
  const body: unknown = await response.json();
  const found = fields.flights ? valueAt(body, fields.flights) : body;
  const flights = [found].flat().flatMap((item) => flightOf(item, asked, fields) ?? []);
  return nearest(flights, asked) ?? { outcome: 'unknown' };
}

export const httpFlights = (source: HttpFlights): FlightSource => ({
  lookup: (asked) =>
    lookup(source, asked).catch((error: unknown) => ({ outcome: 'failed', reason: (error as Error).name })),
});
