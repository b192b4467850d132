import type { FigureSeries } from 'shared-api/contract';
import type { SettingKey } from 'shared-api/rules';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

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
}, 60_000);

const end = async (airport: number, status: string, by: SignedIn): Promise<void> => {
  const Id = await world.book(client, arrival, { AirportId: airport });
  const { status: answered } = await by.patch('/booking-services', { Id, BookingStatus: status });
  expect(answered).toBe(200);
};
const keep = async (key: SettingKey, value: number): Promise<void> => {
  const { status } = await administrator.patch(`/settings/${key}`, { value, version: 0 });
  expect(status).toBe(200);
};

/** Naira that each figure calls revenue. */
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
  await world.db.query('select fold_figures()');
  expect(await revenue()).toEqual(expected);
  await world.db.query('select recount_figures()');
  expect(await revenue()).toEqual(expected);
  await world.expectSoundLedger();
});

it('a whole refund leaves none, and a setting changed later leaves what was earned before', async () => {
  const before = (await revenue()).ever;
  await administrator.patch('/settings/refundCanceled', { value: 100, version: 1 });
  await end(lagos, 'Canceled', client);
  expect((await revenue()).ever).toBe(before);
});
