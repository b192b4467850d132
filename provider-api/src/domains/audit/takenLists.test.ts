import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let administrator: SignedIn;
let client: SignedIn;
beforeAll(async () => {
  administrator = await world.as('Administrator');
  client = await world.client(1_000_000_00, { business_name: 'Kano Trading', category: 'Corporate' });
  await world.book(client, await world.service(), {
    Date_Of_Travel: '2026-03-05',
    Date_Of_Arrival: '2026-03-05T10:00:00.000Z',
  });
});

const taken = async () =>
  (
    await world.db.query<object>(
      `select action, subject_kind as kind, subject_id as id, after from audit
        where actor_id = $1 and (action like '%.taken' or action = 'desk.dayKept')`,
      [administrator.account.id],
    )
  ).rows;

const march = 'from=2026-03-01&to=2026-03-31';
const days = { from: '2026-03-01', to: '2026-03-31' };
it.each([
  ['the clients', '/users/clients/export?search=kano', 'Clients', { search: 'kano', rows: 1 }],
  [
    'the bookings',
    '/booking-services/export?status=Processing',
    'Bookings',
    { status: 'Processing', rows: 1 },
  ],
  ['the report of wallets', '/books/reports/wallets/export?date=2026-03-03', 'Wallets', { rows: 1 }],
  ['the report on paper', '/books/reports/wallets/document?date=2026-03-03', 'Wallets', { rows: 1 }],
  ['the journal', `/books/journal/export?${march}`, 'Journal', { ...days, rows: 4 }],
])('%s that staff take stands in the audit with filters and rows', async (_, address, id, after) => {
  const before = (await taken()).length;
  expect((await administrator.get(address)).status).toBe(200);
  const left = await taken();
  expect(left).toHaveLength(before + 1);
  expect(left).toContainEqual({
    action: 'list.taken',
    kind: 'list',
    id,
    after: expect.objectContaining(after),
  });
});

it('so does a statement, under its client', async () => {
  await administrator.get(`/users/clients/${client.account.id}/statement/document?${march}`);
  expect(await taken()).toContainEqual({
    action: 'client.statement.taken',
    kind: 'client',
    id: String(client.account.id),
    after: { ...days, rows: 2 },
  });
});

it('so does a kept day', async () => {
  await administrator.get('/desk/pack?airportId=13&date=2026-03-05');
  expect(await taken()).toContainEqual(
    expect.objectContaining({ action: 'desk.dayKept', after: { date: '2026-03-05', rows: 1 } }),
  );
});

it('what clients take of themselves does not', async () => {
  await client.get('/booking-services/client/export');
  const { rows } = await world.db.query(`select from audit where actor_id = $1 and action = 'list.taken'`, [
    client.account.id,
  ]);
  expect(rows).toEqual([]);
});
