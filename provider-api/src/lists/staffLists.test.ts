import fc from 'fast-check';
import { bookingSorts, clientListKinds, clientSorts, lagosDate, transactionSorts } from 'shared-api/rules';
import type { SignedIn, TestServer } from '../testing/testServer.ts';
import { startListedServer, until } from './testing/listedServer.ts';
import {
  type BookingLine,
  type ClientLine,
  type Line,
  type PaymentLine,
  readLines,
} from './testing/listLines.ts';

let server: TestServer;
let administrator: SignedIn;
let bookings: BookingLine[];
let payments: PaymentLine[];
let clients: ClientLine[];
beforeAll(async () => {
  ({ server, administrator } = await startListedServer());
  ({ bookings, payments, clients } = await readLines(server.db));
});
afterAll(() => server.close());

const dayOf = ({ created }: Line) => lagosDate(created);
type Query = Record<string, string | number | boolean | undefined>;
type Keep<L> = (line: L) => boolean;

const within = (day: string, { from, to }: Query) =>
  (from === undefined || day >= String(from)) && (to === undefined || day <= String(to));
const found = ({ words }: Line, search: unknown) =>
  search === undefined ||
  words.some((word) => word?.startsWith(String(search).toLowerCase()) || word?.startsWith(String(search)));

const foundBooking = ({ words, flightWords, ...line }: BookingLine, search: unknown) =>
  found({ ...line, words: [...words, ...flightWords] }, search);

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
};

function expected<L extends Line>(
  lines: readonly L[],
  keep: Keep<L>,
  by: (line: L) => unknown[],
  descending: boolean,
) {
  const sorted = lines.filter(keep).sort((one, other) => {
    const [a, b] = [
      [...by(one), one.id],
      [...by(other), other.id],
    ];
    const index = a.findIndex((value, place) => compare(value, b[place]) !== 0);
    return index < 0 ? 0 : compare(a[index], b[index]);
  });
  return (descending ? sorted.reverse() : sorted).map(({ id }) => id);
}

const addressOf = (path: string, query: Query) =>
  `${path}?${Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')}`;

/** The first page, a middle page and the last page must have the right rows and the right total. */
async function expectList(path: string, query: Query, ids: readonly number[]) {
  const pages = Math.max(1, Math.ceil(ids.length / 10));
  for (const pageNumber of new Set([1, Math.ceil(pages / 2), pages])) {
    const { body } = await administrator.get(addressOf(path, { ...query, pageNumber }));
    const data = body.data as unknown as { transactions?: { transactionId: number }[] } & { id: number }[];
    const shown =
      data.transactions?.map(({ transactionId }) => transactionId) ?? [...data].map(({ id }) => id);
    expect({ path, query, pageNumber, total: body.meta.totalCount, shown }).toEqual({
      path,
      query,
      pageNumber,
      total: ids.length,
      shown: ids.slice((pageNumber - 1) * 10, pageNumber * 10),
    });
  }
}

/** Most filters are left out, because a list with many filters would be empty. */
const maybe = <T>(values: readonly T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const texts = [
  'alfa',
  'Bravo',
  'P41',
  'L-2',
  'PSB-L-3',
  'N-1',
  'trading',
  '0803',
  '70000000000',
  'listed7',
  'nobody',
  '%',
];
const days = ['2026-01-25', '2026-02-10', '2026-02-20', '2026-02-28'];
const span = { from: maybe(days.slice(0, 2)), to: maybe(days.slice(2)) };

it('bookings are those that were asked for, in the order that was asked for, whatever is combined [STAFF-09]', async () => {
  const query = fc.record({
    ...span,
    status: maybe(['Processing', 'No_Show', 'Canceled']),
    airportId: maybe([12, 13, 14]),
    serviceId: maybe([1, 2]),
    clientId: maybe(clients.slice(0, 2).map(({ id }) => id)),
    overdue: maybe([true]),
    search: maybe(texts),
    sort: maybe(bookingSorts),
  });
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const keep = (line: BookingLine) =>
        (asked.status === undefined || line.status === asked.status) &&
        (asked.airportId === undefined || line.airport === asked.airportId) &&
        (asked.serviceId === undefined || line.service === asked.serviceId) &&
        (asked.clientId === undefined || line.client === asked.clientId) &&
        (!asked.overdue || (line.status === 'Processing' && line.flightAt < until)) &&
        within(line.travel, asked) &&
        foundBooking(line, asked.search);
      const usual = asked.from || asked.to || asked.overdue ? 'travel' : '-booked';
      const sort = asked.sort ?? usual;
      const by = {
        booked: (line: BookingLine) => [Number(line.created)],
        travel: (line: BookingLine) => [Number(line.flightAt)],
        price: (line: BookingLine) => [line.amount],
      }[sort.replace('-', '') as 'booked' | 'travel' | 'price'];
      await expectList('/booking-services', asked, expected(bookings, keep, by, sort.startsWith('-')));
    }),
    { numRuns: 60 },
  );
}, 240_000);

it('clients are those that were asked for, in the order that was asked for, whatever is combined [STAFF-02] [STAFF-03]', async () => {
  const query = fc.record({
    ...span,
    kind: maybe(clientListKinds),
    status: maybe(['Active', 'New', 'Processing']),
    search: maybe(texts),
    sort: maybe(clientSorts),
  });
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const keep = (line: ClientLine) =>
        (asked.kind === undefined || line.kind === asked.kind) &&
        (asked.status === undefined || line.status === asked.status) &&
        within(dayOf(line), asked) &&
        found(line, asked.search);
      const sort = asked.sort ?? '-registered';
      const by = sort.endsWith('name')
        ? ({ name }: ClientLine) => [name]
        : ({ created }: ClientLine) => [Number(created)];
      await expectList('/users/clients', asked, expected(clients, keep, by, sort.startsWith('-')));
    }),
    { numRuns: 40 },
  );
}, 240_000);

it('transactions are those that were asked for, in the order that was asked for, whatever is combined [TRANS-18]', async () => {
  const query = fc.record({
    ...span,
    status: maybe(['Paid', 'Unpaid', 'Expired', 'No_Show']),
    paymentStatus: maybe(['Paid', 'unpaid']),
    clientId: maybe(clients.slice(0, 2).map(({ id }) => id)),
    amountFrom: maybe([20, 55]),
    amountTo: maybe([60, 120]),
    search: maybe(texts),
    sort: maybe(transactionSorts),
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 1, 2, undefined), query, async (type, asked) => {
      const lines = [...payments, ...bookings.map((line) => ({ ...line, type: 0, paid: 'Paid' }))];
      const keep = (line: PaymentLine) =>
        (type === undefined || line.type === type) &&
        (asked.status === undefined || line.status === asked.status) &&
        (asked.paymentStatus === undefined ||
          line.paid.toLowerCase() === asked.paymentStatus.toLowerCase()) &&
        (asked.clientId === undefined || line.client === asked.clientId) &&
        (asked.amountFrom === undefined || line.amount >= asked.amountFrom * 100) &&
        (asked.amountTo === undefined || line.amount <= asked.amountTo * 100) &&
        within(dayOf(line), asked) &&
        found(line, asked.search);
      const sort = asked.sort ?? '-date';
      const by = sort.endsWith('amount')
        ? ({ amount }: Line) => [amount]
        : ({ created }: Line) => [Number(created)];
      const path = type === undefined ? '/transactions/services' : `/transactions/services-by-type/${type}`;
      await expectList(path, asked, expected(lines, keep, by, sort.startsWith('-')));
    }),
    { numRuns: 60 },
  );
}, 240_000);

it('a Protocol Officer tied to Kano finds and exports the bookings of Kano alone [S19]', async () => {
  const officer = await server.as('Protocol Officer', { airport_ids: [14] });
  const ofKano = bookings.filter(({ airport }) => airport === 14);
  const totalOf = async (query: string) =>
    (await officer.get(`/booking-services?${query}`)).body.meta.totalCount;
  expect(await totalOf('')).toBe(ofKano.length);
  expect(await totalOf('airportId=13')).toBe(0);
  expect(await totalOf('search=alfa')).toBe(ofKano.filter((line) => foundBooking(line, 'alfa')).length);
  expect(await totalOf('sort=price')).toBe(ofKano.length);
  const { bytes } = await officer.get('/booking-services/export');
  expect(Buffer.from(bytes).toString().trim().split('\r\n')).toHaveLength(ofKano.length + 1);
  const { body } = await officer.get('/transactions/services');
  expect(body.meta.totalCount).toBe(ofKano.length);
});
