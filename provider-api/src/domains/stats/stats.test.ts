import type { FigureSeries, MoneyWaiting, NeedsDoing, ReviewsWaiting } from 'shared-api/contract';
import type { SettingKey } from 'shared-api/rules';
import { dayMs } from 'shared-api/rules';
import { addPayment } from '../../testing/addPayment.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);

it('the dashboard counts people, services, bookings, transactions and what was earned [API-51, STAFF-05]', async () => {
  const administrator = await world.as('Administrator');
  const service = await world.service({ price_kobo: 50_000_50 });
  const client = await world.client(500_000_00);
  await world.client(0, { is_family: true });
  await world.client(0, { category: 'Corporate', business_name: 'Sokoto Trading' });
  await world.account('Client', {
    category: 'Government',
    business_name: 'Ministry of Works',
    status: 'New',
  });
  const earned = await world.book(client, service);
  const canceled = await world.book(client, service);
  await world.book(client, service);
  await administrator.patch('/booking-services', { Id: earned, BookingStatus: 'Service_Rendered' });
  await client.remove(`/booking-services/${canceled}`);
  const { body } = await administrator.get('/users/dashboard-stats');
  expect(body.data).toMatchObject({
    users: 1,
    clients: 4,
    services: 1,
    bookings: 3,
    transactions: 4,
    revenue: 50_000.5,
    clientStats: { individual: 1, corporate: 1, government: 1, family: 1 },
  });
  const { body: byStatus } = await administrator.get('/users/status-stats');
  expect(byStatus.data).toEqual({ Processing: 0, Inactive: 0, Active: 3, New: 1, Deactivated: 0 });
});

it('figures are for every member of staff and for no client [API-51, API-54, STAFF-06]', async () => {
  const client = await world.client(0);
  for (const path of ['/users/dashboard-stats', '/users/status-stats']) {
    expect((await client.get(path)).status).toBe(403);
    expect((await world.visitor.get(path)).status).toBe(401);
    for (const role of ['Registration Officer', 'Protocol Officer', 'Finance Officer'])
      expect((await (await world.as(role)).get(path)).status).toBe(200);
  }
});

interface Waiting {
  money?: MoneyWaiting;
  reviews?: ReviewsWaiting;
}
const waitingFor = async (role: string) => {
  const { body } = await (await world.as(role)).get('/users/dashboard-stats');
  return body.data as unknown as Waiting;
};

it('whoever confirms payments is told what was paid today in Lagos, and what is unpaid for how long, as its list counts it', async () => {
  const client = await world.client(0);
  const before = (await waitingFor('Finance Officer')).money?.inToday ?? { count: 0, amount: 0 };
  // 23:00 in UTC is midnight in Lagos.
  await world.db.query(
    `insert into payments (kind, owner_id, amount_kobo, settled_kobo, status, attention, order_id, invoice_id,
                           invoice_no, code, created_at, paid_at)
     select kind, $1, kobo, settled, case when paid is null then 'Unpaid' else 'Paid' end, attention, n, n, n, n,
            lagos_midnight - make_interval(days => days), lagos_midnight + paid
       from (select date_trunc('day', $2::timestamptz at time zone 'Africa/Lagos') at time zone 'Africa/Lagos') today (lagos_midnight),
            (values ('funding', 'w1', 500000050, null, 0, interval '0', null),
                    ('registration', 'w2', 5000000, 4000000, 9, interval '1 hour', null),
                    ('funding', 'w3', 700, null, 0, interval '-1 second', null),
                    ('funding', 'w4', 100, null, 0, null, null),
                    ('funding', 'w5', 150, null, 7, null, null),
                    ('funding', 'w6', 200, null, 8, null, null),
                    ('funding', 'w7', 300, null, 31, null, null),
                    ('registration', 'w8', 5000000, null, 30, null, null),
                    ('funding', 'w9', 900, null, 2, null, 'underpaid'))
             made (kind, n, kobo, settled, days, paid, attention)`,
    [client.account.id, today],
  );
  const { money } = await waitingFor('Finance Officer');
  expect(money?.inToday).toEqual({ count: before.count + 2, amount: before.amount + 5_040_000.5 });
  expect([money?.toLookAt, money?.adjustments]).toEqual([1, 0]);
  expect(money?.unpaid.map(({ type, age, count, amount }) => [type, age, count, amount])).toEqual([
    [2, '0–7', 2, 2.5],
    [2, '8–30', 1, 2],
    [2, '>30', 1, 3],
    [1, '0–7', 0, 0],
    [1, '8–30', 1, 50_000],
    [1, '>30', 0, 0],
  ]);
  const officer = await world.as('Finance Officer');
  for (const { type, from = '', to = '', count } of money?.unpaid ?? []) {
    const days = `${from && `&from=${from}`}${to && `&to=${to}`}`;
    const { body } = await officer.get(`/transactions/services-by-type/${type}?status=Unpaid${days}`);
    expect([type, from, to, body.meta.totalCount]).toEqual([type, from, to, count]);
  }
});

it('whoever reviews registrations is told who has waited longest, with documents and fee, and what was decided this week', async () => {
  const administrator = await world.as('Administrator');
  const decide = async (status: string, at: Date) => {
    const { id } = await world.account('Client', { status: 'Processing' });
    await world.goTo(at);
    const { status: replied } = await administrator.patch('/users/activation', {
      Id: id,
      Status: status,
      Reason: 'Papers',
    });
    expect(replied).toBe(200);
  };
  await decide('Active', new Date(today.getTime() - 8 * dayMs));
  await decide('Active', new Date(today.getTime() - 6 * dayMs));
  await decide('Inactive', today);
  const waits = await world.account('Client', {
    status: 'Processing',
    category: 'Corporate',
    business_name: 'Kano Traders',
  });
  await world.db.query(
    `insert into client_files (user_id, storage_key, name, type, size_bytes, created_at)
     select $1, 'waits-' || n, 'Certificate', 'application/pdf', 10, $2 from generate_series(1, 2) n`,
    [waits.id, today],
  );
  await addPayment(world.db, waits.id, { amount_kobo: 50_000_50, created_at: today });
  const { reviews, money } = await waitingFor('Registration Officer');
  expect(money).toBeUndefined();
  expect(reviews).toMatchObject({ approved: 1, rejected: 1 });
  expect(reviews?.applicants).toMatchObject([
    {
      id: waits.id,
      name: 'Kano Traders',
      kind: 'Corporate',
      documents: 2,
      fee: { amount: 50_000.5, status: 'Unpaid' },
    },
  ]);
  expect(await waitingFor('Protocol Officer')).not.toHaveProperty('reviews');
});

describe('partial refunds', () => {
  const lagos = 13;
  const kano = 14;
  const world = forAllTests(startBookingWorld);
  let administrator: SignedIn;
  let client: SignedIn;
  let arrival: number;
  beforeAll(async () => {
    administrator = await world.as('Administrator');
    client = await world.client(10_000_00);
    arrival = await world.service({ price_kobo: 99_999 });
  });

  const end = async (airport: number, status: string, by: SignedIn): Promise<void> => {
    const Id = await world.book(client, arrival, { AirportId: airport });
    const { status: answered } = await by.patch('/booking-services', { Id, BookingStatus: status });
    expect(answered).toBe(200);
  };
  const keep = async (key: SettingKey, value: number): Promise<void> => {
    const { status } = await administrator.patch(`/settings/${key}`, { value, version: 0 });
    expect(status).toBe(200);
  };

  async function revenue() {
    const { body } = await administrator.get('/stats/series');
    const { points, services, airports } = body.data as unknown as FigureSeries;
    const dashboard = await administrator.get('/users/dashboard-stats');
    return {
      today: points.at(-1)?.revenue,
      services: services.map((service) => [service.id, service.revenue]),
      airports: airports.map((airport) => [airport.id, airport.revenue]),
      ever: dashboard.body.data.revenue,
    };
  }

  it('what a refund leaves of a price is revenue: of the day, the service, the airport and in all [STAFF-05]', async () => {
    await keep('refundCanceled', 50);
    await keep('refundFlightCanceled', 75);
    await keep('refundNoShow', 10);
    await end(lagos, 'Canceled', client);
    await end(lagos, 'Flight_Canceled', administrator);
    await end(kano, 'No_Show', administrator);
    const kept = { lagos: 500 + 250, kano: 900 };
    const expected = {
      today: kept.lagos + kept.kano,
      services: [[arrival, kept.lagos + kept.kano]],
      airports: [
        [kano, kept.kano],
        [lagos, kept.lagos],
      ],
      ever: kept.lagos + kept.kano,
    };
    expect(await revenue()).toEqual(expected);
    await world.expectSoundLedger();
  });

  it('a whole refund leaves none, and a setting changed later leaves what was earned before', async () => {
    const before = (await revenue()).ever;
    await administrator.patch('/settings/refundCanceled', { value: 100, version: 1 });
    await end(lagos, 'Canceled', client);
    expect((await revenue()).ever).toBe(before);
  });
});

describe('what needs doing', () => {
  const hourMs = 3_600_000;
  const world = forAllTests(startBookingWorld);

  beforeAll(async () => {
    const service = await world.service({ price_kobo: 100 });
    const client = await world.client(1_000_000_00);
    await world.account('Client', { status: 'Processing' });
    await world.goTo(new Date(today.getTime() - 48 * hourMs));
    await world.book(client, service, { AirportId: 13 });
    await world.book(client, service, { AirportId: 14 });
    await world.goTo(new Date(today.getTime() - 100 * hourMs));
    const flown = await world.book(client, service, { AirportId: 14 });
    await world.book(client, service, { AirportId: 13 });
    await world.goTo(new Date(today.getTime() + hourMs));
    await (await world.as('Administrator')).patch('/booking-services', {
      Id: flown,
      BookingStatus: 'Service_Rendered',
    });
    await world.db.query(
      `insert into payments (kind, owner_id, amount_kobo, order_id, invoice_id, invoice_no, code, created_at)
     select kind, $1, 5000000, n, n, n, n, $2::timestamptz - make_interval(days => days)
       from (values ('funding', 'a', 10), ('funding', 'b', 7), ('funding', 'c', 6), ('registration', 'd', 30))
         made (kind, n, days)`,
      [client.account.id, today],
    );
  });

  const tasksOf = async (role: string, query = '', facts = {}) => {
    const { body } = await (await world.as(role, facts)).get(`/stats/needs-doing${query}`);
    return (body.data as unknown as NeedsDoing).tasks;
  };

  it('an Administrator sees everything, each with the query of its list', async () => {
    expect(await tasksOf('Administrator')).toEqual([
      { task: 'reviews', count: 1, list: 'clients', query: { status: 'Processing' } },
      { task: 'bookingsToday', count: 2, list: 'bookings', query: { date: '2026-03-03' } },
      { task: 'withoutOutcome', count: 3, list: 'bookings', query: { overdue: true } },
      {
        task: 'unpaidFundings',
        count: 2,
        list: 'transactions',
        query: { type: 2, status: 'Unpaid', to: '2026-02-24' },
      },
      {
        task: 'unpaidRegistrations',
        count: 1,
        list: 'transactions',
        query: { type: 1, status: 'Unpaid', to: '2026-02-24' },
      },
    ]);
  });

  it('everybody sees what is theirs to do', async () => {
    const namesOf = async (role: string) => (await tasksOf(role)).map(({ task }) => task);
    expect(await namesOf('Registration Officer')).toEqual(['reviews', 'unpaidRegistrations']);
    expect(await namesOf('Protocol Officer')).toEqual(['bookingsToday', 'withoutOutcome']);
    expect(await namesOf('Finance Officer')).toEqual(['unpaidFundings', 'unpaidRegistrations']);
  });

  it('a Protocol Officer tied to Kano sees Kano alone [S19]', async () => {
    const kano = { airport_ids: [14] };
    const countsOf = async (query: string) =>
      (await tasksOf('Protocol Officer', query, kano)).map(({ count }) => count);
    expect(await countsOf('')).toEqual([1, 1]);
    expect(await countsOf('?airportId=14')).toEqual([1, 1]);
    expect(await countsOf('?airportId=13')).toEqual([0, 0]);
  });

  it('each list has as many entries as were counted, also for one airport', async () => {
    const administrator = await world.as('Administrator');
    const paths: Record<string, string> = {
      clients: '/users/clients',
      bookings: '/booking-services',
      payments: '/payments',
    };
    for (const asked of ['', '?airportId=13'])
      for (const { count, list, query } of await tasksOf('Administrator', asked)) {
        const { type, ...rest } = query;
        const address = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
        const path = list === 'transactions' ? `/transactions/services-by-type/${type}` : paths[list];
        const { body } = await administrator.get(`${path}?${address.join('&')}`);
        expect([list, body.meta.totalCount]).toEqual([list, count]);
      }
  });

  it('the age of an unpaid invoice may be chosen', async () => {
    const tasks = await tasksOf('Finance Officer', '?unpaidDays=8');
    expect(tasks.map(({ count }) => count)).toEqual([1, 1]);
  });
});
