import type { Shape } from './randomRequests.ts';

export interface Known {
  readonly client: number;
  readonly service: number;
  readonly booking: number;
}

const telling: readonly (readonly [name: RegExp, sample: unknown])[] = [
  [/email|^contact$/i, 'sample@client.example'],
  [/phone|mobile/i, '08031234567'],
  [/^currentPassword$/i, 'Abc123!'],
  [/password/i, 'Kite-over-Jos-7'],
  [/identification|^nin$/i, '12345678901'],
  [/year/i, '2010'],
  [/arrival/i, '2031-03-01T09:15:00.000Z'],
  [/^from$/, '2026-02-20'],
  [/^to$/, '2026-02-28'],
  [/date/i, '2031-03-01'],
  [/^day$|^before$/, '2026-03-01'],
  [/^month$/, '2031-03'],
  [/^validFrom$/, '2031-03-01'],
  [/flight_number/i, 'P47121'],
  [/removed_files/i, '1,2'],
  [/amount|^value$/i, 60_000],
  [/^code$/i, '123456'],
  [/^bookingStatus$/i, 'No_Show'],
  [/^remote$/, 'mf-lounge'],
  [/^audience$/, 'all'],
  [/^prefixes$/, 'app/lounge'],
  [/^slots$/, 'staff.lounge'],
  [/^status$/i, 'Active'],
  [/^paymentStatus$/i, 'Paid'],
  [/^kind$/, 'individual'],
  [/^assigned$/, 'me'],
  [/^nonce$/, '0f6f1c7e-5d0f-4a53-9d35-3a1f0c1b2d4e'],
  // Only a mark that undoes another mark may have this field.
  [/^undoes$/, ''],
  [/^at$|^sentAt$|^startsAt$|^expectedAt$/, '2031-03-01T09:15:00.000Z'],
  [/^knownAt$/, '2026-03-01T09:15:00.000Z'],
  [/^endsAt$/, '2031-03-01T17:15:00.000Z'],
];

function idFor(name: string, path: string, { client, service, booking }: Known): number | undefined {
  if (/^(applicationUser|client|person)Id$/i.test(name)) return client;
  if (/^serviceId$/i.test(name)) return service;
  if (/^additionalServiceId$/i.test(name)) return 0;
  if (/^destinationAirportId$/i.test(name)) return 1;
  if (/airportId/i.test(name)) return 13;
  // The last hour must be later than the first hour.
  if (name === 'toHour') return 2;
  if (!/^ids?$/i.test(name)) return undefined;
  if (path.startsWith('/booking-services') && !path.includes('client')) return booking;
  return path.startsWith('/services') ? service : client;
}

export function sampleOf(shape: Shape, name: string, path: string, known: Known): unknown {
  const { type, enum: choices, minimum = 1, properties = {}, items = {} } = shape;
  if (choices?.length) return choices[0];
  const isFlight = path === '/desk/flights' && name === 'code';
  const named = telling.find(([pattern]) => pattern.test(isFlight ? 'flight_number' : name))?.[1];
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([key, field]) => [key, sampleOf(field, key, path, known)]),
      );
    case 'array':
      return [sampleOf(items, name, path, known)];
    case 'integer':
    case 'number':
      return idFor(name, path, known) ?? Math.max(1, minimum);
    case 'boolean':
      return true;
    case 'string':
      return typeof named === 'string' || (named !== undefined && type !== 'string')
        ? named
        : `Sample ${name}`;
    default:
      return named ?? 'Sample';
  }
}
