import type { MoneyWaiting, ReviewsWaiting } from 'shared-api/contract';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';

const dayMs = 86_400_000;
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
    `insert into payments (kind, application_user_id, amount_kobo, accepted_kobo, status, attention, order_id, invoice_id,
                           invoice_no, code, created_at, paid_at)
     select kind, $1, kobo, accepted, case when paid is null then 'Unpaid' else 'Paid' end, attention, n, n, n, n,
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
             made (kind, n, kobo, accepted, days, paid, attention)`,
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
  await world.db.query(
    `insert into payments (kind, application_user_id, amount_kobo, order_id, invoice_id, invoice_no, code, created_at)
     values ('registration', $1, 5000050, 'fee', 'fee', 'fee', 'fee', $2)`,
    [waits.id, today],
  );
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
