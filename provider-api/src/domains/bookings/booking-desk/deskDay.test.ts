import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { DeskBooking, DeskPack } from 'shared-api/contract';
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
  client = await world.client(50_000_000_00, {
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

describe('the pack that an officer keeps of a day', () => {
  const keptDay = '2026-03-12';
  const flight = (instant: string, travel: string, flightNumber: string, facts: object = {}) =>
    at(instant, flightNumber, { Date_Of_Travel: travel, ...facts });
  const packOf = async (who: SignedIn, airportId = lagos, date = keptDay) => {
    const { status, body } = await who.get(`/desk/pack?airportId=${airportId}&date=${date}`);
    return { status, body, pack: body.data as unknown as DeskPack };
  };

  it('holds the day and the next one until 06:00: who comes, whom to call, what was marked, which codes are theirs', async () => {
    const officer = await officerOf(lagos);
    const first = await flight('2026-03-12T05:15:00Z', keptDay, 'P4101', {
      Passengers: [passenger({ mobileNumber: '08055512345', Wheel_Chair: true, nin: '98765432109' })],
    });
    await flight('2026-03-13T04:59:00Z', '2026-03-13', 'P4102');
    await flight('2026-03-13T05:00:00Z', '2026-03-13', 'P4103');
    await flight('2026-03-12T05:15:00Z', keptDay, 'P4104', { AirportId: kano });
    await world.goTo(new Date('2026-03-12T03:41:00Z'));
    const [passengerId] =
      (await deskOf(officer, lagos, keptDay)).rows[0]?.passengers.map(({ id }) => id) ?? [];
    const nonce = randomUUID();
    const now = world.clock.now().toISOString();
    await officer.post('/desk/attendance', {
      sentAt: now,
      facts: [{ nonce, passengerId, kind: 'met', at: now }],
    });
    await world.db.query(
      `insert into document_codes (code, kind, subject_id, version, issued_at) values ($1, 'voucher', $2, 0, now())`,
      ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', first],
    );
    await officer.post('/desk/assignments', {
      Rows: [{ Id: first, From: null }],
      officerId: officer.account.id,
    });
    const { pack, body } = await packOf(officer);
    expect([pack.airportId, pack.date, pack.asOf]).toEqual([lagos, keptDay, now]);
    expect(pack.bookings.map(({ flight_Number }) => flight_Number)).toEqual(['P4101', 'P4102']);
    const codes = await world.db.query<{ code: string; shortCode: string }>(
      `select code, short_code as "shortCode" from document_codes where kind = 'voucher' and subject_id = $1 order by version desc`,
      [first],
    );
    expect(pack.bookings[0]).toMatchObject({
      bookingStatus: 'Processing',
      service: 'Arrival',
      contact: { name: 'Alfa India', phoneNumber: '08039876543' },
      officer: expect.stringMatching(/\S/),
      shortCode: codes.rows[0]?.shortCode,
      digests: codes.rows.map(({ code }) => createHash('sha256').update(code).digest('hex').slice(0, 32)),
    });
    expect(codes.rows).toHaveLength(2);
    expect(pack.bookings[0]?.passengers).toMatchObject([
      {
        firstName: 'Charlie',
        mobileNumber: '08055512345',
        wheel_Chair: true,
        attendance: { state: 'met', nonce, own: true },
      },
    ]);
    const text = JSON.stringify(body);
    for (const secret of [client.account.email, '98765432109', 'price', 'nin', 'email'])
      expect(text).not.toContain(secret);
  });

  it('is one line of the audit for each officer, airport and day, however often and by how many tabs it is fetched', async () => {
    const officer = await officerOf(lagos, kano);
    await Promise.all([packOf(officer), packOf(officer)]);
    await packOf(officer, kano);
    await packOf(officer, lagos, '2026-03-13');
    await packOf(officer);
    const { rows } = await world.db.query(
      `select subject_kind as kind, subject_id as id, after ->> 'date' as date from audit
        where actor_id = $1 and action = 'desk.dayKept' order by id, date`,
      [officer.account.id],
    );
    expect(rows).toEqual([
      { kind: 'airport', id: String(lagos), date: keptDay },
      { kind: 'airport', id: String(lagos), date: '2026-03-13' },
      { kind: 'airport', id: String(kano), date: keptDay },
    ]);
  });

  it.each([
    ['an officer of another airport', () => officerOf(kano), 404],
    ['an officer tied to no airport', () => world.as('Protocol Officer'), 200],
    ['an Administrator', () => world.as('Administrator'), 200],
    ['a Finance Officer', () => world.as('Finance Officer'), 403],
    ['a client', async () => client, 403],
  ])('for %s', async (_, who, expected) => {
    expect((await packOf(await who())).status).toBe(expected);
  });

  it('of forty bookings takes at most 60 KB on its way', async () => {
    const day = '2026-03-19';
    await world.goTo(new Date('2026-03-12T08:00:00Z'));
    // Random names compress worse than any real names.
    const somebody = () =>
      passenger({
        FirstName: randomBytes(6).toString('hex'),
        LastName: randomBytes(6).toString('hex'),
        mobileNumber: `080${String(randomBytes(4).readUInt32BE()).padStart(8, '0').slice(-8)}`,
        Special_Requirement: randomBytes(20).toString('hex'),
      });
    const flights = Array.from({ length: 40 }, (_, n) =>
      world.entry(arrival, {
        Date_Of_Arrival: `${day}T${String(5 + (n % 16)).padStart(2, '0')}:15:00Z`,
        Date_Of_Travel: day,
        Flight_Number: `P4${100 + n}`,
        Passengers: [somebody(), somebody(), somebody()],
      }),
    );
    for (let n = 0; n < 40; n += 10)
      expect((await client.post('/booking-services/create-bookings', flights.slice(n, n + 10))).status).toBe(
        200,
      );
    const { pack, body } = await packOf(await officerOf(lagos), lagos, day);
    expect(pack.bookings).toHaveLength(40);
    expect(gzipSync(JSON.stringify(body)).length).toBeLessThan(60_000);
  });
});

it('finds its day by the index however many bookings there are', async () => {
  await world.db.query(
    `insert into bookings (batch_code, owner_id, service_id, airport_id, destination_airport_id,
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
