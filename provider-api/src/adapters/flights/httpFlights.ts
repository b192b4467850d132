import { lagosOffsetMs } from 'shared-api/rules';
import { valueAt } from '../valueAt.ts';
import type { AskedFlight, FlightAnswer, FlightSource, KnownFlight } from './FlightSource.ts';

/** Paths to the parts of an answer, such as "{direction}.scheduledTimeUtc"; `flights` is the path to a list. */
export interface FlightFields {
  flights?: string | undefined;
  airport: string;
  scheduled: string;
  expected?: readonly string[] | undefined;
  status?: string | undefined;
  canceled?: readonly string[] | undefined;
}

export interface HttpFlights {
  /** The address with the placeholders {code}, {day}, {airport} and {direction}. */
  url: string;
  /** Sent as a header, such as "x-api-key: …". */
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

/** A time without a zone is in the airport's zone. */
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

/** One number may have several legs on a day: of those at this airport, the one nearest to the booked time counts. */
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

/** Works with any provider that answers a GET with JSON: address, key and paths come from the environment. */
export const httpFlights = (source: HttpFlights): FlightSource => ({
  lookup: (asked) =>
    lookup(source, asked).catch((error: unknown) => ({ outcome: 'failed', reason: (error as Error).name })),
});
