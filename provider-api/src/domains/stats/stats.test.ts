import { forAllTests } from '../../testing/forAllTests.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

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
  expect(body.data).toEqual({
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
