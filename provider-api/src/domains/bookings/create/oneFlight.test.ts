import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { passenger, startBookingWorld } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;
let car: number;
let client: SignedIn;
let administrator: SignedIn;
beforeAll(async () => {
  arrival = await world.service({ name: 'Arrival', price_kobo: 20_000_00 });
  car = await world.service({ name: 'Car', price_kobo: 30_000_00 });
  client = await world.client(100_000_000_00);
  administrator = await world.as('Administrator');
});

const spellings = [
  'P47121',
  'p4 7121',
  'P4-7121',
  'P4\u20117121',
  'P4\u00a07121',
  'P4 07121',
  '\u202aP47121\u202c',
];

const book = (numbers: readonly string[]) =>
  client.post(
    '/booking-services/create-bookings',
    numbers.map((Flight_Number, at) =>
      world.entry(arrival, {
        Flight_Number,
        additionalServiceId: car,
        Passengers: [passenger({ LastName: `Passenger${'abcdefgh'[at]}` })],
      }),
    ),
  );

it('a flight under any spelling is one booking, with the additional service once [BOOK-50] [G60]', async () => {
  const before = await world.balanceKobo(client);
  const { status, body } = await book(spellings);
  expect(status).toBe(200);
  expect(body.data).toHaveLength(1);
  expect(body.data[0]?.passengers).toHaveLength(spellings.length);
  expect(before - (await world.balanceKobo(client))).toBe(spellings.length * 20_000_00 + 30_000_00);
});

it('flights of other numbers are bookings of their own [BOOK-50]', async () => {
  const { body } = await book(['P47121', 'P4712', 'P47121A', 'W37121']);
  expect([...body.data].map(({ flight_Number }) => flight_Number)).toEqual([
    'P47121',
    'P4712',
    'P47121A',
    'W37121',
  ]);
});

it.each(['P4\r\n7121', 'BCC: x@y.example'])(
  '%j is no flight number that could be stored',
  async (Flight_Number) => {
    const { status, body } = await book([Flight_Number]);
    const stored = status === 200 ? body.data[0]?.flight_Number : body.errors['[0].Flight_Number'];
    expect([status, stored]).toEqual(
      Flight_Number.startsWith('P4')
        ? [200, 'P4 7121']
        : [400, ['Must be a flight number such as P47121 or BA 75']],
    );
  },
);

describe('a booking of old, under whichever spelling it was stored', () => {
  let id: number;
  beforeAll(async () => {
    id = await world.book(client, arrival, {
      Flight_Number: 'BA 75',
      Passengers: [passenger({ LastName: 'Ọláwálé', mobileNumber: '0803 123 4567' })],
    });
    await world.db.query(`update bookings set flight_number = 'Ba-075 ' where id = $1`, [id]);
  });

  it.each(['BA75', 'ba 75', 'BA 075', 'BA\u201175', 'BA0075', 'BA 7'])(
    'is found by the flight %j',
    async (search) => {
      const { body } = await administrator.get(`/booking-services?search=${encodeURIComponent(search)}`);
      expect([...body.data].map((one) => one.id)).toEqual([id]);
    },
  );

  it.each(['Ọláwálé', 'Ọláwálé'.normalize('NFD'), 'Olawale', 'OLAWALE', 'ọlawa', '\u202aOlawale\u202c'])(
    'is found by the passenger %j',
    async (search) => {
      const { body } = await administrator.get(`/booking-services?search=${encodeURIComponent(search)}`);
      expect([...body.data].map((one) => one.id)).toEqual([id]);
    },
  );

  it.each(['-', '\u200b-', '%', '_', '\u0301', "'"])(
    'is not found by %j, which says nothing',
    async (search) => {
      const { status, body } = await administrator.get(
        `/booking-services?search=${encodeURIComponent(search)}`,
      );
      expect(status).toBe(200);
      expect(body.data).toEqual([]);
    },
  );
});

it('a passenger’s number is stored in one form, however it was copied [BOOK-41]', async () => {
  const numbers = ['\u202a+234 803 123 4567\u202c', '00234 803 123 4567', '+234 (0) 803\u2011123\u20114567'];
  const { body } = await client.post('/booking-services', {
    ...world.entry(arrival),
    Passengers: numbers.map((mobileNumber, at) =>
      passenger({ mobileNumber, LastName: `Number${'abc'[at]}` }),
    ),
  });
  expect(body.data.passengers).toEqual(
    numbers.map(() => expect.objectContaining({ mobileNumber: '08031234567' })),
  );
});
