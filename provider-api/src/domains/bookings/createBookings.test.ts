import { type BookingWorld, passenger, startBookingWorld } from './testing/bookingWorld.ts';

let world: BookingWorld;
let arrival: number;

beforeAll(async () => {
  world = await startBookingWorld();
  arrival = await world.service({ name: 'Arrival', price_kobo: 50_000_00 });
});
afterAll(() => world.close());

const url = '/booking-services/create-bookings';
const bookingsIn = async (): Promise<number> => {
  const { rows } = await world.db.query<{ n: number }>('select count(*) as n from bookings');
  return rows[0]?.n ?? 0;
};

it('a booking of three passengers is debited at the price of the service for each [BOOK-44, API-41]', async () => {
  const client = await world.client(500_000_00);
  const answer = await client.post(url, [
    world.entry(arrival, { Passengers: [passenger(), passenger({ FirstName: 'Ada' }), passenger()] }),
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body.data[0]).toMatchObject({ price: 150_000, bookingStatus: 'Processing' });
  expect(await world.balanceKobo(client)).toBe(350_000_00);
  await world.expectSoundLedger();
});
