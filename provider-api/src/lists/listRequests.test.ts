import { contract } from 'shared-api/contract';
import type { SignedIn, TestServer } from '../testing/testServer.ts';
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

it('the list of one client is counted to its end, also with a filter, and each of its pages holds the next ten [S23]', async () => {
  const client = await server.as('Client');
  const { id } = client.account;
  await server.db.query(
    `insert into payments (kind, owner_id, amount_kobo, order_id, invoice_id, invoice_no, code, created_at)
     select 'funding', $1, 5000000, 'own' || n, 'own' || n, 'own' || n, 'own' || n, now() - make_interval(mins => n / 2)
       from generate_series(1, 1204) n`,
    [id],
  );
  const { rows } = await server.db.query<{ id: number }>(
    'select id from payments where owner_id = $1 order by created_at desc, id desc',
    [id],
  );
  const asked: [SignedIn, string][] = [
    [client, '?'],
    [administrator, `?clientId=${id}&paymentStatus=Unpaid&`],
  ];
  for (const [by, query] of asked)
    for (const pageNumber of [1, 60, 121, 122]) {
      const { body } = await by.get(`/transactions/services-by-type/2${query}pageNumber=${pageNumber}`);
      const { transactions } = body.data as unknown as { transactions: { transactionId: number }[] };
      const place = (pageNumber - 1) * 10;
      expect(transactions.map(({ transactionId }) => transactionId)).toEqual(
        rows.slice(place, place + 10).map((row) => row.id),
      );
      expect([body.meta.totalCount, body.meta.atLeast]).toEqual([1204, undefined]);
    }
});

const paged = Object.values(contract)
  .filter(({ paged, path }) => paged && !path.includes(':'))
  .map(({ path }) => (path === '/transactions/statement' ? `${path}?from=2026-03-01&to=2026-03-31` : path));
const ofClients = /^\/(booking-services\/client|people|transactions\/statement)/;
it.each([...paged, '/users/clients?sort=name', '/transactions/services-by-type/0', '/users/individual'])(
  'a page out of range of %s is empty, with the meta of the list [G80]',
  async (path) => {
    const reader = ofClients.test(path) ? await server.as('Client') : administrator;
    const withPage = (page: string) =>
      reader.get(`${path}${path.includes('?') ? '&' : '?'}pageNumber=${page}`);
    const first = await withPage('1');
    for (const page of ['0', '-1', '-99', '99999', '9007199254740991', '9'.repeat(300)]) {
      const { status, body } = await withPage(page);
      const { data } = body as { data: unknown[] | { transactions?: unknown[]; lines?: unknown[] } };
      const rows = Array.isArray(data) ? data : (data.transactions ?? data.lines);
      expect([status, rows]).toEqual([200, []]);
      const outside = { pageNumber: Number(page), nextPage: null, previousPage: null };
      expect(body.meta).toEqual({ ...first.body.meta, ...outside });
    }
  },
);

it.each([
  '/booking-services?airportId=13',
  '/booking-services?search=alfa',
  '/users/clients?sort=name',
  '/users/clientByStatus/Active?',
  '/users/users?',
  '/transactions/services-by-type/2?status=Unpaid',
  '/audit?',
  '/feedbacks?',
])('%s gives its rows and its total apart, and together the same', async (path) => {
  const rowsOf = ({ data }: { data: unknown }) =>
    Array.isArray(data) ? data : (data as { transactions: unknown[] }).transactions;
  const whole = await administrator.get(path);
  const rows = await administrator.get(`${path}&only=rows`);
  const total = await administrator.get(`${path}&only=total`);
  expect([rowsOf(rows.body), rows.body.meta]).toEqual([rowsOf(whole.body), undefined]);
  expect([rowsOf(total.body), total.body.meta]).toEqual([[], whole.body.meta]);
  expect((await administrator.get(`${path}&only=half`)).status).toBe(400);
});

it.each(['1.5', 'first', '1,2'])('%s is no page number', async (page) => {
  const { status, body } = await administrator.get(`/users/clients?pageNumber=${page}`);
  expect([status, body.errors]).toEqual([400, { pageNumber: ['Invalid page number'] }]);
});

it.each(["'", '\\', "' or true --", '%', '_', ':*', '(&|!)', '<b>', 'ü', '"'])(
  'a search for %s finds nothing and breaks nothing',
  async (text) => {
    for (const path of ['/users/clients', '/booking-services', '/transactions/services']) {
      const { status, body } = await administrator.get(`${path}?search=${encodeURIComponent(text)}`);
      expect([status, body.meta?.totalCount]).toEqual([200, 0]);
    }
  },
);
