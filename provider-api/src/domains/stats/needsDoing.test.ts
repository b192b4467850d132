import type { NeedsDoing } from 'shared-api/contract';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';

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
    `insert into payments (kind, application_user_id, amount_kobo, order_id, invoice_id, invoice_no, code, created_at)
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
  const paths: Record<string, string> = { clients: '/users/clients', bookings: '/booking-services' };
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
