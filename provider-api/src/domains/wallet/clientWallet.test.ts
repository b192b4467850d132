import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let client: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  finance = await world.as('Finance Officer', { first_name: 'Bravo', last_name: 'Kilo' });
  const second = await world.as('Administrator', { first_name: 'Charlie', last_name: 'Lima' });
  client = await world.client(100_000_00);
  const id = await world.book(client, await world.service({ price_kobo: 30_000_00 }));
  await client.remove(`/booking-services/${id}`);
  const reason = 'Teller slip 4471';
  const proposed = await finance.post('/adjustments', {
    applicationUserId: client.account.id,
    amount: 500.5,
    reason,
  });
  await second.post(`/adjustments/${proposed.body.data.id}/approval`, {});
});

const path = (what: string, of = client) => `/users/clients/${of.account.id}/${what}`;

it("shows a client's balance, and apart from it what awaits payment", async () => {
  const { status, body } = await finance.get(path('wallet'));
  expect([status, body.data]).toEqual([200, { balance: 100_500.5, pending: 0 }]);
});

it('states every change with its cause, who made it and the balance after it, the newest first', async () => {
  const { body } = await finance.get(path('statement'));
  expect(body.data.map(({ cause, amount, balance }) => [cause, amount, balance])).toEqual([
    ['adjustment', 500.5, 100_500.5],
    ['refund', 30_000, 100_000],
    ['booking', -30_000, 70_000],
    ['funding', 100_000, 100_000],
  ]);
  expect(body.data[0]).toMatchObject({ reason: 'Teller slip 4471', by: 'Charlie Lima', invoiceId: null });
  expect(body.data[2]).toMatchObject({ bookingId: expect.any(Number), transactionId: null });
  expect(body.data[3]).toMatchObject({ invoiceId: expect.stringMatching(/^2026-\d{6}$/) });
  expect(body.meta).toMatchObject({ pageNumber: 1, totalCount: 4 });
});

it('goes on from page to page without a break in the balance', async () => {
  const rich = await world.client(1_000_000_00);
  const service = await world.service({ price_kobo: 1_000_00 });
  for (let booked = 0; booked < 11; booked += 1) await world.book(rich, service);
  const [first, second] = await Promise.all(
    [1, 2].map(
      async (page) => (await finance.get(`${path('statement', rich)}?pageNumber=${page}`)).body.data,
    ),
  );
  expect(first).toHaveLength(10);
  expect([first?.[9]?.balance, first?.[9]?.amount]).toEqual([998_000, -1_000]);
  expect(second?.map(({ balance }) => balance)).toEqual([999_000, 1_000_000]);
});

it.each(['Client', 'Registration Officer', 'Protocol Officer'])('a %s reads neither', async (role) => {
  const person = await world.as(role);
  for (const what of ['wallet', 'statement']) expect((await person.get(path(what))).status).toBe(403);
});

it('somebody without a wallet is not found', async () => {
  for (const what of ['wallet', 'statement'])
    expect((await finance.get(path(what, finance))).status).toBe(404);
});
