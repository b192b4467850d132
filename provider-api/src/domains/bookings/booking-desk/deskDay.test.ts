import type { DeskBooking } from 'shared-api/contract';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { passenger, startBookingWorld } from '../testing/bookingWorld.ts';
import { deskRows } from './deskDay.ts';

const lagos = 13;
const kano = 14;
const day = '2026-03-05';

const world = forAllTests(startBookingWorld);
let client: SignedIn;
let arrival: number;

beforeAll(async () => {
  arrival = await world.service();
  client = await world.client(5_000_000_00, {
    first_name: 'Alfa',
    last_name: 'India',
    phone_number: '08039876543',
  });
});

const at = (instant: string, flight: string, facts: object = {}) =>
  world.book(client, arrival, {
    Date_Of_Arrival: instant,
    Date_Of_Travel: day,
    Flight_Number: flight,
    ...facts,
  });
const deskOf = async (who: SignedIn, airportId: number | string = lagos, date = day) => {
  const { status, body } = await who.get(`/booking-services/desk?airportId=${airportId}&date=${date}`);
  return { status, body, rows: body.data as unknown as DeskBooking[] };
};
const officerOf = (...airport_ids: number[]) => world.as('Protocol Officer', { airport_ids });

it('holds the day of one airport in the order of its flights, with passengers, needs and whom to call', async () => {
  await at('2026-03-05T22:30:00Z', 'P4901');
  await at('2026-03-05T05:15:00Z', 'P4001', {
    Passengers: [passenger(), passenger({ FirstName: 'Golf', Wheel_Chair: true })],
  });
  await at('2026-03-05T05:15:00Z', 'P4201', { AirportId: kano });
  await at('2026-03-06T05:15:00Z', 'P4301', { Date_Of_Travel: '2026-03-06' });
  const { rows } = await deskOf(await officerOf(lagos));
  expect(rows.map(({ flight_Number }) => flight_Number)).toEqual(['P4001', 'P4901']);
  expect(rows[0]).toMatchObject({
    airportId: lagos,
    date_Of_Travel: day,
    date_Of_Arrival: '2026-03-05T05:15:00.000Z',
    bookingStatus: 'Processing',
    service: { name: 'Arrival' },
    contact: { name: 'Alfa India', phoneNumber: '08039876543', email: client.account.email },
  });
  expect(rows[0]?.passengers.map(({ firstName, wheel_Chair }) => [firstName, wheel_Chair])).toEqual([
    ['Charlie', false],
    ['Golf', true],
  ]);
});

it('is empty on a quiet day', async () => {
  const { status, rows } = await deskOf(await world.as('Administrator'), lagos, '2026-12-24');
  expect([status, rows]).toEqual([200, []]);
});

it('an officer of Kano finds no desk in Lagos; one tied to no airport finds every one', async () => {
  const refused = await deskOf(await officerOf(kano));
  expect([refused.status, refused.body.message]).toEqual([404, 'There is no such airport']);
  expect((await deskOf(await officerOf(kano), kano)).status).toBe(200);
  expect((await deskOf(await world.as('Protocol Officer'))).status).toBe(200);
});

it('an airport taken away in the middle of a session is gone with the next request', async () => {
  const officer = await officerOf(lagos);
  expect((await deskOf(officer)).status).toBe(200);
  await world.db.query('update users set airport_ids = $2 where id = $1', [officer.account.id, [kano]]);
  expect((await deskOf(officer)).status).toBe(404);
});

it.each(['Registration Officer', 'Finance Officer', 'Administrator'])('a %s reads it', async (role) => {
  expect((await deskOf(await world.as(role))).status).toBe(200);
});

it('a client reads none', async () => {
  expect((await deskOf(client)).status).toBe(403);
});

it.each([
  ['a day that does not exist', lagos, '2026-02-30', 'date'],
  ['SQL for a day', lagos, "2026-03-05'; drop table bookings; --", 'date'],
  ['no airport', '', day, 'airportId'],
  ['a name for an airport', '<b>LOS</b>', day, 'airportId'],
])('refuses %s', async (_, airportId, date, field) => {
  const { status, body } = await deskOf(await world.as('Administrator'), airportId, date);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

it('finds its day by the index however many bookings there are', async () => {
  await world.db.query(
    `insert into bookings (batch_code, application_user_id, service_id, airport_id, destination_airport_id,
                           flight_number, date_of_travel, flight_at, passenger_count, unit_price_kobo, price_kobo,
                           created_at)
     select gen_random_uuid(), $1, $2, 1 + n % 18, 1, 'P47121', date '2027-01-01' + n % 300, now(), 1, 0, 0, now()
       from generate_series(1, 20000) n`,
    [client.account.id, arrival],
  );
  await world.db.query('analyze bookings');
  const { rows } = await world.db.query<{ 'QUERY PLAN': string }>(`explain ${deskRows}`, [
    lagos,
    '2027-02-01',
  ]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('bookings_of_airport_day');
  expect(plan).not.toMatch(/Seq Scan on bookings/);
});
