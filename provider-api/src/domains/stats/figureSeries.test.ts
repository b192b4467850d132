import type { FigureSeries } from 'shared-api/contract';
import { dayMs } from 'shared-api/rules';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;
let lounge: number;

beforeAll(async () => {
  arrival = await world.service({ name: 'Arrival', price_kobo: 50_000_00 });
  lounge = await world.service({ name: 'Lounge', price_kobo: 10_000_00 });
  const client = await world.client(1_000_000_00);
  await world.account('Client', { status: 'New' });
  const administrator = await world.as('Administrator');
  const days = [
    { daysAgo: 40, serviceId: arrival, airport: 13 },
    { daysAgo: 8, serviceId: arrival, airport: 14 },
    { daysAgo: 1, serviceId: lounge, airport: 14 },
    { daysAgo: 0, serviceId: arrival, airport: 13 },
  ];
  for (const { daysAgo, serviceId, airport } of days) {
    await world.goTo(new Date(today.getTime() - daysAgo * dayMs));
    const id = await world.book(client, serviceId, { AirportId: airport });
    if (daysAgo > 0)
      await administrator.patch('/booking-services', { Id: id, BookingStatus: 'Service_Rendered' });
  }
});

const seriesFor = async (role: string, query = '', facts = {}): Promise<FigureSeries> => {
  const { body } = await (await world.as(role, facts)).get(`/stats/series${query}`);
  return body.data as unknown as FigureSeries;
};
const busy = ({ points }: FigureSeries) => points.filter(({ bookings, revenue }) => bookings + revenue > 0);

it('the last thirty days in Lagos are shown day by day unless a span is asked for', async () => {
  const series = await seriesFor('Finance Officer');
  expect(series).toMatchObject({ from: '2026-02-02', to: '2026-03-03', step: 'day' });
  expect(series.points).toHaveLength(30);
  expect(busy(series)).toEqual([
    { day: '2026-02-23', bookings: 1, revenue: 50_000 },
    { day: '2026-03-02', bookings: 1, revenue: 10_000 },
    { day: '2026-03-03', bookings: 1, revenue: 0 },
  ]);
  expect(series.services).toEqual([
    { id: arrival, name: 'Arrival', bookings: 2, revenue: 50_000 },
    { id: lounge, name: 'Lounge', bookings: 1, revenue: 10_000 },
  ]);
  expect(series.airports.map(({ id, code, bookings, revenue }) => [id, code, bookings, revenue])).toEqual([
    [14, 'KAN', 2, 60_000],
    [13, 'LOS', 1, 0],
  ]);
  expect(series.clients).toEqual([
    { status: 'Processing', clients: 0 },
    { status: 'Inactive', clients: 0 },
    { status: 'Active', clients: 1 },
    { status: 'New', clients: 1 },
    { status: 'Deactivated', clients: 0 },
  ]);
});

it.each([
  ['?from=2026-01-01&to=2026-03-03&step=month', ['2026-01-01', '2026-02-01', '2026-03-01'], [1, 1, 2]],
  ['?from=2026-02-25&to=2026-03-04&step=week', ['2026-02-25', '2026-03-02'], [0, 2]],
])('a span may be cut into weeks and months: %s', async (query, days, bookings) => {
  const { points } = await seriesFor('Administrator', query);
  expect(points.map(({ day }) => day)).toEqual(days);
  expect(points.map((point) => point.bookings)).toEqual(bookings);
});

it('one airport alone may be asked for', async () => {
  const series = await seriesFor('Administrator', '?airportId=13&from=2026-01-01');
  expect(busy(series).map(({ day, bookings, revenue }) => [day, bookings, revenue])).toEqual([
    ['2026-01-22', 1, 50_000],
    ['2026-03-03', 1, 0],
  ]);
  expect(series.airports.map(({ code }) => code)).toEqual(['LOS']);
  expect(series.services).toEqual([{ id: arrival, name: 'Arrival', bookings: 2, revenue: 50_000 }]);
});

it('a Protocol Officer tied to Kano is shown Kano alone, whatever they ask for [S19]', async () => {
  const kano = { airport_ids: [14] };
  const series = await seriesFor('Protocol Officer', '', kano);
  expect(busy(series).map(({ bookings }) => bookings)).toEqual([1, 1]);
  expect(series.airports.map(({ code }) => code)).toEqual(['KAN']);
  const lagos = await seriesFor('Protocol Officer', '?airportId=13', kano);
  expect([busy(lagos), lagos.services, lagos.airports]).toEqual([[], [], []]);
  const officer = await world.as('Protocol Officer', kano);
  const { body } = await officer.get('/users/dashboard-stats');
  expect(body.data).toMatchObject({ bookings: 2, transactions: 2, revenue: 60_000 });
});

it.each([
  ['?from=2026-03-03&to=2026-03-02', 'to'],
  ['?from=2026-02-30', 'from'],
  ['?from=1990-01-01', 'to'],
  ['?step=year', 'step'],
  ['?airportId=x', 'airportId'],
])('%s is refused', async (query, field) => {
  const { status, body } = await (await world.as('Administrator')).get(`/stats/series${query}`);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

it('is for staff alone', async () => {
  const client = await world.client(0);
  for (const path of ['/stats/series', '/stats/needs-doing']) {
    expect((await client.get(path)).status).toBe(403);
    expect((await world.visitor.get(path)).status).toBe(401);
  }
});
