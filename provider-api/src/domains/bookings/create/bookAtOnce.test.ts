import { randomUUID } from 'node:crypto';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { passenger, startBookingWorld } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;

beforeAll(async () => {
  arrival = await world.service({ price_kobo: 50_000_00 });
});

const url = '/booking-services/create-bookings';
it('200 confirmations at once on a wallet worth 10 bookings make exactly 10 [BOOK-55]', async () => {
  const client = await world.client(500_000_00);
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => client.post(url, [world.entry(arrival)])),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 400)).toHaveLength(190);
  expect([await world.bookingsOf(client), await world.balanceKobo(client)]).toEqual([10, 0]);
  await world.expectSoundLedger();
});

it('a repeated confirmation with its key books once and gives the first reply again [API-41]', async () => {
  const client = await world.client(500_000_00);
  const key = { 'Idempotency-Key': randomUUID() };
  const body = [world.entry(arrival, { Passengers: [passenger(), passenger()] })];
  const answers = await Promise.all([1, 2, 3].map(() => client.post(url, body, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const answer of answers) expect(answer.body.data).toEqual(answers[0]?.body.data);
  expect([await world.bookingsOf(client), await world.balanceKobo(client)]).toEqual([1, 400_000_00]);
});

it.each([
  ['/booking-services/create-bookings', (entry: object) => [entry]],
  ['/booking-services', (entry: object) => entry],
])(
  'a repetition of %s is answered with the bytes of the first reply, which are those that are kept [API-41]',
  async (path, body) => {
    const client = await world.client(500_000_00);
    const key = randomUUID();
    const order = body(world.entry(arrival, { Passengers: [passenger(), passenger()] }));
    const [first, again] = [
      await client.post(path, order, { 'Idempotency-Key': key }),
      await client.post(path, order, { 'Idempotency-Key': key }),
    ];
    expect(Buffer.from(again.bytes).toString()).toBe(Buffer.from(first.bytes).toString());
    const { rows } = await world.db.query('select reply from idempotency_keys where key = $1', [key]);
    const { data, message } = first.body;
    expect(JSON.stringify(rows)).toBe(JSON.stringify([{ reply: { data, message } }]));
  },
);

it('a key repeated after the booking was canceled still gives the first reply, numbers and all [API-41]', async () => {
  const client = await world.client(500_000_00);
  const key = { 'Idempotency-Key': randomUUID() };
  const body = [world.entry(arrival, { Passengers: [passenger(), passenger()] })];
  const first = await client.post(url, body, key);
  expect(first.body.data).toMatchObject([{ invoiceNumber: expect.stringMatching(/^\d{4}-\d{6}$/) }]);
  await client.remove(`/booking-services/${[...first.body.data][0]?.id}`);
  const again = await client.post(url, body, key);
  expect(again.body.data).toEqual(first.body.data);
  const ids = [...again.body.data]
    .flatMap(({ passengers }) => passengers as { id: number }[])
    .map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(Math.min(...ids)).toBeGreaterThan(0);
});

it('the same key with another body is refused and books nothing further [API-41]', async () => {
  const client = await world.client(500_000_00);
  const key = { 'Idempotency-Key': randomUUID() };
  await client.post(url, [world.entry(arrival)], key);
  const other = await client.post(url, [world.entry(arrival, { Flight_Number: 'W3401' })], key);
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
  expect(await world.bookingsOf(client)).toBe(1);
});

it('a refused confirmation does not use up its key [API-41]', async () => {
  const client = await world.client(50_000_00);
  const key = { 'Idempotency-Key': randomUUID() };
  const two = [world.entry(arrival, { Passengers: [passenger(), passenger()] })];
  expect((await client.post(url, two, key)).status).toBe(400);
  expect((await client.post(url, [world.entry(arrival)], key)).status).toBe(200);
});

it('the same key of another client is another key [API-41]', async () => {
  const [one, another] = await Promise.all([world.client(50_000_00), world.client(50_000_00)]);
  const key = { 'Idempotency-Key': randomUUID() };
  const body = [world.entry(arrival)];
  expect((await one.post(url, body, key)).status).toBe(200);
  expect((await another.post(url, body, key)).status).toBe(200);
  expect(await world.bookingsOf(another)).toBe(1);
});
