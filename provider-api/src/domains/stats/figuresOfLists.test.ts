import type { dashboardStats, NeedsDoing, ReplyOf } from 'shared-api/contract';
import { startListedServer, until } from '../../lists/testing/listedServer.ts';
import type { SignedIn, TestServer } from '../../testing/testServer.ts';

type DashboardStats = ReplyOf<typeof dashboardStats>;

let server: TestServer;
let administrator: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  ({ server, administrator } = await startListedServer());
  officer = await server.as('Protocol Officer', { airport_ids: [14] });
  await server.as('Finance Officer');
  // Each task must have something to count, for example a flight that is due soon without an officer.
  await server.db.query(
    `update bookings set status = 'Processing', flight_at = $1::timestamptz + interval '1 hour', date_of_travel = lagos_day($1)
      where id in (select id from bookings where airport_id = 14 order by id limit 2)`,
    [until],
  );
  await server.db.query(
    `update bookings set status = 'Processing' where id in (
       select id from bookings where flight_at < $1 and airport_id = 14 order by id limit 3)`,
    [until],
  );
  await server.db.query(
    `insert into attendance (nonce, booking_id, passenger_id, kind, officer_id, at, at_doubtful, received_at)
     select gen_random_uuid(), b.id, p.id, 'met', $1, b.flight_at, false, b.flight_at
       from bookings b join passengers p on p.booking_id = b.id
      where b.status = 'No_Show' and b.airport_id = 14 and b.date_of_travel between lagos_day($2) - 20 and lagos_day($2)`,
    [officer.account.id, until],
  );
  await server.db.query(
    `update payments set attention = 'underpaid', closed_at = null, closed_as = null where id in (
       select id from payments where status = 'Unpaid' order by id limit 2)`,
  );
});
afterAll(() => server.close());

const totalOf = async (by: SignedIn, path: string): Promise<number> => {
  const { status, body } = await by.get(path);
  expect([path, status]).toEqual([path, 200]);
  return Number(body.meta.totalCount);
};

type Figure = (stats: DashboardStats) => number | undefined;

describe.each([
  ['an Administrator', () => administrator],
  ['an officer who is tied to Kano', () => officer],
])('%s is told of', (_, by) => {
  it.each<[string, string, Figure]>([
    ['clients', '/users/clients', ({ clients }) => clients],
    ['bookings', '/booking-services', ({ bookings }) => bookings],
    ['transactions', '/transactions/services', ({ transactions }) => transactions],
  ])('as many %s as %s lists', async (_name, path, figure) => {
    const { body } = await by().get('/users/dashboard-stats');
    expect(figure(body.data as unknown as DashboardStats)).toBe(await totalOf(by(), path));
  });

  it.each([
    ['booking', ''],
    ['serviceBookings', 'status=Service_Rendered,Payment_Received'],
    ['processing', 'status=Processing'],
    ['noShow', 'status=No_Show'],
  ])('as many bookings as %s as the list with the filter "%s"', async (name, query) => {
    const { body } = await by().get('/booking-services/stats');
    const figures = body.data as unknown as Record<string, number>;
    expect(figures[name]).toBe(await totalOf(by(), `/booking-services?${query}`));
  });

  it.each(['', '?airportId=14', '?airportId=13', '?unpaidDays=20'])(
    'as much to do as the lists show that its links open, asked with "%s" [S19]',
    async (asked) => {
      const { body } = await by().get(`/stats/needs-doing${asked}`);
      const { tasks } = body.data as unknown as NeedsDoing;
      for (const { task, count, list, query } of tasks) {
        const { type, ...filters } = query;
        const path = {
          clients: '/users/clients',
          bookings: '/booking-services',
          payments: '/payments',
          transactions: `/transactions/services-by-type/${type}`,
        }[list];
        const address = new URLSearchParams(
          Object.entries(filters).map(([name, value]): [string, string] => [name, `${value}`]),
        );
        expect([task, await totalOf(by(), `${path}?${address}`)]).toEqual([task, count]);
      }
      if (asked === '') expect(tasks.filter(({ count }) => count === 0)).toEqual([]);
    },
  );
});

it('every task is among those that are compared', async () => {
  const { body } = await administrator.get('/stats/needs-doing');
  expect((body.data as unknown as NeedsDoing).tasks.map(({ task }) => task)).toEqual([
    'reviews',
    'bookingsToday',
    'withoutOfficer',
    'withoutOutcome',
    'metNoShow',
    'paymentsToLookAt',
    'unpaidFundings',
    'unpaidRegistrations',
  ]);
});

it.each<[string, string, Figure]>([
  ['members of staff', '/users/users', ({ users }) => users],
  ['individuals', '/users/clients?kind=individual', ({ clientStats }) => clientStats.individual],
  ['corporations', '/users/clients?kind=corporate', ({ clientStats }) => clientStats.corporate],
  ['governments', '/users/clients?kind=government', ({ clientStats }) => clientStats.government],
  ['families', '/users/clients?kind=family', ({ clientStats }) => clientStats.family],
  ['payments to look at', '/payments?list=attention', ({ money }) => money?.toLookAt],
  ['adjustments to decide', '/adjustments?status=Proposed', ({ money }) => money?.adjustments],
])('there are as many %s as %s lists', async (_name, path, figure) => {
  const { body } = await administrator.get('/users/dashboard-stats');
  expect(figure(body.data as unknown as DashboardStats)).toBe(await totalOf(administrator, path));
});

it.each(['Processing', 'Inactive', 'Active', 'New', 'Deactivated'])(
  'as many clients are %s as their list shows',
  async (status) => {
    const { body } = await administrator.get('/users/status-stats');
    const figures = body.data as unknown as Record<string, number>;
    expect(figures[status]).toBe(await totalOf(administrator, `/users/clients?status=${status}`));
    const series = (await administrator.get('/stats/series')).body.data;
    expect(series.clients).toContainEqual({ status, clients: figures[status] });
  },
);

it('services are as many as are listed', async () => {
  const { body } = await administrator.get('/users/dashboard-stats');
  expect([...(await administrator.get('/services')).body.data]).toHaveLength(Number(body.data.services));
});
