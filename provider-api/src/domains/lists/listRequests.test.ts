import type { SignedIn, TestServer } from '../../testing/testServer.ts';
import { startListedServer } from './testing/listedServer.ts';

let server: TestServer;
let administrator: SignedIn;
beforeAll(async () => {
  ({ server, administrator } = await startListedServer());
});
afterAll(() => server.close());

it.each([
  ['/booking-services', '/booking-services/export', 'airportId=13&sort=-price'],
  ['/booking-services', '/booking-services/export', 'from=2026-02-10&to=2026-02-28&search=alfa'],
  ['/users/clients', '/users/clients/export', 'kind=corporate&sort=name'],
  ['/transactions/services-by-type/0', '/transactions/export-booking-transactions', 'status=No_Show'],
  [
    '/transactions/services-by-type/2',
    '/transactions/export-funds-transactions',
    'paymentStatus=Unpaid&sort=amount',
  ],
])('%s is exported by %s with the same %s, all of it in the same order', async (list, path, query) => {
  const { bytes } = await administrator.get(`${path}?${query}`);
  const [, ...lines] = Buffer.from(bytes).toString().trim().split('\r\n');
  const { body } = await administrator.get(`${list}?${query}`);
  expect(lines).toHaveLength(Number(body.meta.totalCount));
  const data = body.data as unknown as { transactions?: Record<string, string>[] } & Record<string, string>[];
  const firsts = [...(data.transactions ?? data)].map((line) =>
    list === '/users/clients' ? line.business_Name : (line.invoiceNumber ?? line.id),
  );
  expect(lines.slice(0, 10).map((line) => line.split(',')[1])).toEqual(firsts);
});

it.each([
  ['/booking-services?sort=passengers', 'sort'],
  ['/booking-services?from=2026-02-30', 'from'],
  ['/booking-services?clientId=0', 'clientId'],
  ['/booking-services?status=Gone', 'status'],
  ['/booking-services?airportId=99999999999', 'airportId'],
  ['/booking-services?airportId=1.5', 'airportId'],
  ['/stats/series?airportId=99999999999', 'airportId'],
  ['/users/clients?kind=pilot', 'kind'],
  ['/users/clients?status=Gone', 'status'],
  ['/users/clients?sort=name;drop table users', 'sort'],
  ['/transactions/services?amountFrom=-1', 'amountFrom'],
  ['/transactions/services?paymentStatus=Half', 'paymentStatus'],
])('%s is refused at its field', async (path, field) => {
  const { status, body } = await administrator.get(path);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

it.each(['/booking-services', '/users/clients', '/users/clients?sort=name', '/transactions/services'])(
  'a page far beyond %s is empty',
  async (path) => {
    for (const pageNumber of ['99999', '9007199254740991', '9'.repeat(300)]) {
      const { status, body } = await administrator.get(
        `${path}${path.includes('?') ? '&' : '?'}pageNumber=${pageNumber}`,
      );
      expect(status === 400 || JSON.stringify(body.data).includes('[]')).toBe(true);
    }
  },
);

it.each(["'", '\\', "' or true --", '%', '_', ':*', '(&|!)', '<b>', 'ü', '"'])(
  'a search for %s finds nothing and breaks nothing',
  async (text) => {
    for (const path of ['/users/clients', '/booking-services', '/transactions/services']) {
      const { status, body } = await administrator.get(`${path}?search=${encodeURIComponent(text)}`);
      expect([status, body.meta?.totalCount]).toEqual([200, 0]);
    }
  },
);
