import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../config.ts';
import type { AskedFlight } from './FlightSource.ts';
import { flightSourceOf } from './flightSourceOf.ts';

const airports = {
  ABZ: { icao: 'EGPD', iata: 'ABZ', name: 'Aberdeen', countryCode: 'GB', timeZone: 'Europe/London' },
  LHR: { icao: 'EGLL', iata: 'LHR', name: 'London Heathrow', countryCode: 'GB', timeZone: 'Europe/London' },
  LOS: {
    icao: 'DNMM',
    iata: 'LOS',
    name: 'Lagos Murtala Muhammed',
    countryCode: 'NG',
    timeZone: 'Africa/Lagos',
  },
} as const;
const time = (utc: string, local: string) => ({ utc, local });

/**
 * AeroDataBox documents this exchange: GET /flights/number/{number}/{dateLocal} returns a list of
 * FlightContract, or 204 for an unknown number. This flight number had another leg earlier on the day.
 */
const exchange = {
  asked: { url: '/flights/number/BA75/2026-03-05', key: 'recorded-key' },
  answered: [
    {
      departure: {
        airport: airports.ABZ,
        scheduledTime: time('2026-03-05 01:10Z', '2026-03-05 01:10+00:00'),
        quality: ['Basic'],
      },
      arrival: {
        airport: airports.LHR,
        scheduledTime: time('2026-03-05 02:40Z', '2026-03-05 02:40+00:00'),
        quality: ['Basic'],
      },
      lastUpdatedUtc: '2026-03-05 06:02Z',
      number: 'BA 75',
      status: 'Arrived',
      codeshareStatus: 'IsOperator',
      isCargo: false,
      airline: { name: 'British Airways', iata: 'BA', icao: 'BAW' },
    },
    {
      greatCircleDistance: { meter: 5_012_000, km: 5012, mile: 3114.31, nm: 2706.26, feet: 16_443_569.55 },
      departure: {
        airport: airports.LHR,
        scheduledTime: time('2026-03-05 04:20Z', '2026-03-05 04:20+00:00'),
        terminal: '5',
        quality: ['Basic', 'Live'],
      },
      arrival: {
        airport: airports.LOS,
        scheduledTime: time('2026-03-05 10:40Z', '2026-03-05 11:40+01:00'),
        revisedTime: time('2026-03-05 12:45Z', '2026-03-05 13:45+01:00'),
        predictedTime: time('2026-03-05 12:50Z', '2026-03-05 13:50+01:00'),
        terminal: 'I',
        quality: ['Basic', 'Live'],
      },
      lastUpdatedUtc: '2026-03-05 06:02Z',
      number: 'BA 75',
      callSign: 'BAW75',
      status: 'Delayed',
      codeshareStatus: 'IsOperator',
      isCargo: false,
      aircraft: { reg: 'G-ZBKA', modeS: '4070E1', model: 'Boeing 787-9' },
      airline: { name: 'British Airways', iata: 'BA', icao: 'BAW' },
    },
  ],
};
const fields = {
  airport: '{direction}.airport.iata',
  scheduled: '{direction}.scheduledTime.utc',
  expected: ['{direction}.revisedTime.utc', '{direction}.predictedTime.utc'],
  status: 'status',
  canceled: ['Canceled'],
};

const seen: { url: string | undefined; key: unknown }[] = [];
let reply: { status: number; body: string };
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    seen.push({ url, key: headers['x-api-market-key'] });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  reply = { status: 200, body: JSON.stringify(exchange.answered) };
});

const environment = (own: Record<string, string> = {}) => ({
  NODE_ENV: 'test',
  FLIGHT_SOURCE: 'http',
  FLIGHT_SOURCE_URL: `${address}/flights/number/{code}/{day}`,
  FLIGHT_SOURCE_KEY: 'x-api-market-key: recorded-key',
  FLIGHT_SOURCE_FIELDS: JSON.stringify(fields),
  ...own,
});
const lookup = (own: Record<string, string> = {}, asked: Partial<AskedFlight> = {}) =>
  flightSourceOf(readConfig(environment(own)))?.lookup({
    code: 'BA75',
    day: '2026-03-05',
    airport: 'LOS',
    direction: 'arrival',
    bookedAt: new Date('2026-03-05T10:40:00Z'),
    ...asked,
  });

it('asks as the provider documents it, and reads the leg of this airport out of its answer', async () => {
  expect(await lookup()).toEqual({
    outcome: 'known',
    airport: 'LOS',
    scheduledAt: new Date('2026-03-05T10:40:00Z'),
    expectedAt: new Date('2026-03-05T12:45:00Z'),
    canceled: false,
  });
  expect(seen).toEqual([exchange.asked]);
});

it('fills in the airport and the direction, too', async () => {
  await lookup({ FLIGHT_SOURCE_URL: `${address}/{direction}s/{airport}/{code}?on={day}` });
  expect(seen.at(-1)?.url).toBe('/arrivals/LOS/BA75?on=2026-03-05');
});

it('reads the times of a departure from where they stand', async () => {
  expect(await lookup({}, { airport: 'LHR', direction: 'departure' })).toMatchObject({
    airport: 'LHR',
    scheduledAt: new Date('2026-03-05T04:20:00Z'),
    expectedAt: null,
  });
});

it('takes a prediction where nobody revised the time, and a cancellation', async () => {
  const [other, { arrival, ...flight }] = exchange.answered as [object, { arrival: object }];
  reply.body = JSON.stringify([
    other,
    { ...flight, status: 'Canceled', arrival: { ...arrival, revisedTime: undefined } },
  ]);
  expect(await lookup()).toMatchObject({
    expectedAt: new Date('2026-03-05T12:50:00Z'),
    canceled: true,
  });
});

it('reads a list beneath a name, a cancellation, and a time without a zone as the airport’s own', async () => {
  const flight = { status: 'cancelled', at: 'LOS', planned: '2026-03-05T11:40:00' };
  reply.body = JSON.stringify({ data: [flight] });
  const own = {
    flights: 'data',
    airport: 'at',
    scheduled: 'planned',
    status: 'status',
    canceled: ['cancelled'],
  };
  expect(await lookup({ FLIGHT_SOURCE_FIELDS: JSON.stringify(own) })).toEqual({
    outcome: 'known',
    airport: 'LOS',
    scheduledAt: new Date('2026-03-05T10:40:00Z'),
    expectedAt: null,
    canceled: true,
  });
});

it.each<[string, typeof reply, object]>([
  ['nothing', { status: 204, body: '' }, { outcome: 'unknown' }],
  ['no such flight', { status: 404, body: '{}' }, { outcome: 'unknown' }],
  ['an empty list', { status: 200, body: '[]' }, { outcome: 'unknown' }],
  ['a flight without times', { status: 200, body: '[{}, null]' }, { outcome: 'unknown' }],
  ['a refused key', { status: 401, body: '{}' }, { outcome: 'failed', reason: 'The source answered 401' }],
  ['what is no JSON', { status: 200, body: '<html>' }, { outcome: 'failed', reason: 'SyntaxError' }],
  ['another address', { status: 302, body: '' }, { outcome: 'failed', reason: 'TypeError' }],
])('an answer of %s', async (_, answered, outcome) => {
  reply = answered;
  expect(await lookup()).toEqual(outcome);
});

it('a source that cannot be reached has failed', async () => {
  expect(await lookup({ FLIGHT_SOURCE_URL: 'http://127.0.0.1:1/{code}' })).toMatchObject({
    outcome: 'failed',
  });
});

describe('the environment', () => {
  it('names no source by default', () => {
    expect(flightSourceOf(readConfig({ NODE_ENV: 'test' }))).toBeUndefined();
  });

  it.each([
    ['no address', { FLIGHT_SOURCE_URL: '' }],
    ['no fields', { FLIGHT_SOURCE_FIELDS: '' }],
  ])('with a provider and %s does not start', (_, own) => {
    expect(() => readConfig(environment(own))).toThrow(
      'FLIGHT_SOURCE_URL and FLIGHT_SOURCE_FIELDS must be set when FLIGHT_SOURCE is http.',
    );
  });

  it.each(['{', '{}', '{"airport":"a"}', '{"airport":"a","scheduled":"b","expected":"c"}', 'null'])(
    'with fields such as %s does not start',
    (text) => {
      expect(() => readConfig(environment({ FLIGHT_SOURCE_FIELDS: text }))).toThrow(
        /^FLIGHT_SOURCE_FIELDS must be JSON such as/,
      );
    },
  );

  it('has no stand-in in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', FLIGHT_SOURCE: 'stand-in' })).toThrow(
      'FLIGHT_SOURCE=stand-in must not be used when NODE_ENV is production.',
    );
  });
});
