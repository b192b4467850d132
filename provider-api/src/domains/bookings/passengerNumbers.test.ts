import { randomBytes } from 'node:crypto';
import { SecretBox } from '../../secrets/index.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { passengerNumbers } from './bookingRow.ts';
import { passenger, startBookingWorld } from './testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let service: number;
beforeAll(async () => {
  service = await world.service();
});

const number = '98765432109';
const withNumber = { Passengers: [passenger({ nin: number })] };

async function storedOf(bookingId: number): Promise<string> {
  const { rows } = await world.db.query<{ nin: string }>('select nin from passengers where booking_id = $1', [
    bookingId,
  ]);
  return rows[0]?.nin ?? '';
}

async function booked() {
  const client = await world.client(100_000_000);
  return { client, id: await world.book(client, service, withNumber) };
}

it('is sealed in the database from the booking on, and whoever booked reads it', async () => {
  const { client, id } = await booked();
  expect(await storedOf(id)).toMatch(/^~local\./);
  const { body } = await client.get(`/booking-services/${id}`);
  expect(body.data).toMatchObject({ passengers: [{ nin: number }] });
});

it('is in no list and not in the reply that a key keeps', async () => {
  const client = await world.client(100_000_000);
  const entries = [world.entry(service, withNumber)];
  const headers = { 'idempotency-key': 'once' };
  const { body: first } = await client.post('/booking-services/create-bookings', entries, headers);
  const officer = await world.as('Administrator');
  const [booking] = [...first.data];
  const lists = [
    '/booking-services',
    `/booking-services/client/${client.account.id}`,
    `/booking-services/booking-by-service/${service}`,
    `/booking-services/desk?airportId=13&date=${booking?.date_Of_Travel}`,
  ];
  for (const list of lists) {
    const { status, body } = await officer.get(list);
    expect([list, status]).toEqual([list, 200]);
    expect(body.data.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain(number);
  }
  const own = await client.get('/booking-services/client');
  const { rows } = await world.db.query('select reply from idempotency_keys');
  for (const text of [first, own.body, rows]) expect(JSON.stringify(text)).not.toContain(number);
});

it('is not in the reply that a key keeps of a cancellation', async () => {
  const { client, id } = await booked();
  const headers = { 'idempotency-key': 'canceled once' };
  const { body } = await client.patch('/booking-services', { Id: id, BookingStatus: 'Canceled' }, headers);
  expect(body.data).toMatchObject({ bookingStatus: 'Canceled', passengers: [{ nin: null }] });
  const { rows } = await world.db.query('select reply from idempotency_keys where actor_id = $1', [
    client.account.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(number);
});

it.each(['Registration Officer', 'Protocol Officer', 'Finance Officer', 'Administrator'])(
  'is shown to a %s by its last letters alone',
  async (role) => {
    const { id } = await booked();
    const staff = await world.as(role);
    const { body } = await staff.get(`/booking-services/${id}`);
    expect(body.data).toMatchObject({ passengers: [{ nin: '…109' }] });
  },
);

it('is sealed again with the newest key', async () => {
  const { id } = await booked();
  const [older, newest] = [randomBytes(32), randomBytes(32)].map((key, at) => ({
    name: String(2025 + at),
    key,
  }));
  if (!older || !newest) throw new Error('two keys');
  await world.db.query('update passengers set nin = case when booking_id = $1 then $2 end', [
    id,
    passengerNumbers.seal(new SecretBox([older]), number),
  ]);
  expect(await passengerNumbers.reseal(world.db, new SecretBox([newest, older]))).toBe(1);
  expect(passengerNumbers.open(new SecretBox([newest]), await storedOf(id))).toBe(number);
});
