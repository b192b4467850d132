import type { Booking, DeskBooking, DeskPack } from 'shared-api/contract';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { startBookingWorld, today } from '../testing/bookingWorld.ts';

const lagos = 13;
const kano = 14;
const day = '2026-03-05';
const world = forAllTests(startBookingWorld);
let client: SignedIn;
let officer: SignedIn;
let service: Record<'arrival' | 'departure' | 'car', number>;

const directed = async (name: string, direction: number | null) => {
  const id = await world.service({ name });
  await world.db.query('update services set direction = $2 where id = $1', [id, direction]);
  return id;
};

beforeAll(async () => {
  service = {
    arrival: await directed('Arrival', 1),
    departure: await directed('Departure', 2),
    car: await directed('Car', null),
  };
  client = await world.client(50_000_000_00);
  officer = await world.as('Protocol Officer', { first_name: 'Ada', airport_ids: [lagos] });
});
beforeEach(async () => {
  await world.goTo(today);
  await world.db.query(`update bookings set status = 'Canceled'`);
  await world.db.query('delete from flights');
});

const at = (time: string, on = day) => new Date(`${on}T${time}:00+01:00`).toISOString();
const book = (code: string, time: string, of: keyof typeof service = 'arrival', facts: object = {}) =>
  world.book(client, service[of], {
    Flight_Number: code,
    Date_Of_Travel: day,
    Date_Of_Arrival: at(time),
    ...facts,
  });
const say = (code: string, expectedAt: string | null, facts: object = {}, by = officer) =>
  by.call('PUT', '/desk/flights', {
    body: { airportId: lagos, code, day, direction: 1, expectedAt, ...facts },
  });
const deskDay = async (airportId = lagos) => {
  const { body } = await (await world.as('Administrator')).get(
    `/booking-services/desk?airportId=${airportId}&date=${day}`,
  );
  return (body.data as unknown as DeskBooking[]).filter(
    ({ bookingStatus }) => bookingStatus === 'Processing',
  );
};
const order = async () =>
  (await deskDay()).map(({ flight_Number, flight }) => [flight_Number, flight?.expectedAt]);
const bookingOf = async (id: number, by = client) =>
  (await by.get(`/booking-services/${id}`)).body.data as unknown as Booking;
const audited = async () =>
  (
    await world.db.query(
      `select actor_name as by, before ->> 'expected' as before, after ->> 'expected' as after, after ->> 'state' as state
         from audit where action = 'flight.expected' order by id desc limit 2`,
    )
  ).rows.reverse();

it('one word of the desk holds for all bookings of a flight, whoever made them and however they wrote it; the desk is by what is due', async () => {
  await book('P47121', '11:40');
  await book('p4 7121', '11:45');
  await book('W3101', '12:30');
  const id = await book('P4712', '11:50');
  expect((await deskDay()).map(({ flight }) => flight)).toEqual([undefined, undefined, undefined, undefined]);
  const { status, body } = await say('P4-07121', at('12:45'));
  expect([status, body.data]).toEqual([200, { bookings: 2 }]);
  expect(await order()).toEqual([
    ['P4712', undefined],
    ['W3101', undefined],
    ['P47121', at('12:45')],
    ['P4 7121', at('12:45')],
  ]);
  expect((await bookingOf(id)).flight).toBeUndefined();
});

it('no booking moves: what it was booked for, its price and until when it is cancelled stay, and As booked takes it back', async () => {
  const id = await book('P47121', '11:40');
  const { flight: _none, ...before } = await bookingOf(id);
  await say('P47121', at('16:00'));
  const { flight, ...after } = await bookingOf(id);
  expect(after).toEqual(before);
  expect(flight).toEqual({ state: 'Delayed', expectedAt: at('16:00') });
  await say('P47121', null);
  expect((await bookingOf(id)).flight).toEqual({ state: 'Scheduled', expectedAt: null });
});

it('of two officers the later one is believed, and both stand in the audit', async () => {
  await book('P47121', '11:40');
  const colleague = await world.as('Protocol Officer', { first_name: 'Bola' });
  await say('P47121', at('12:10'));
  await say('P47121', null, { canceled: true }, colleague);
  expect((await deskDay())[0]?.flight).toEqual({ state: 'Canceled', expectedAt: null });
  expect(await audited()).toEqual([
    {
      by: expect.stringMatching(/^Ada/),
      before: 'As booked',
      after: '5th March, 2026, 12:10 WAT',
      state: 'Delayed',
    },
    {
      by: expect.stringMatching(/^Bola/),
      before: '5th March, 2026, 12:10 WAT',
      after: 'As booked',
      state: 'Canceled',
    },
  ]);
});

it('two officers at once are both answered, and one of their times holds', async () => {
  await book('P47121', '11:40');
  const times = [at('12:10'), at('12:40')];
  const answers = await Promise.all(times.map((time) => say('P47121', time)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(times).toContain((await deskDay())[0]?.flight?.expectedAt);
});

it('a number that lands and leaves on one day is two flights, and a car goes with the one that there is', async () => {
  const [landing, leaving] = [await book('P47121', '08:00'), await book('P47121', '20:00', 'departure')];
  const car = await book('P47121', '20:00', 'car');
  await say('P47121', at('21:00'), { direction: 2 });
  const expected = async (id: number) => (await bookingOf(id)).flight?.expectedAt;
  expect([await expected(landing), await expected(leaving), await expected(car)]).toEqual([
    undefined,
    at('21:00'),
    at('21:00'),
  ]);
  await say('P47121', at('09:00'));
  expect([await expected(landing), await expected(leaving)]).toEqual([at('09:00'), at('21:00')]);
});

it.each<[string, object, number, string]>([
  ['an airport of others', { airportId: kano }, 404, 'There is no such airport'],
  ['a flight that nobody is booked on', { code: 'BA75' }, 404, 'Nobody is booked on this flight on this day'],
  ['another day', { day: '2026-03-06' }, 404, 'Nobody is booked on this flight on this day'],
  [
    'a departure of which there is none',
    { direction: 2 },
    404,
    'Nobody is booked on this flight on this day',
  ],
])('%s is refused, and nothing is kept of it', async (_, facts, status, message) => {
  await book('P47121', '11:40');
  const answer = await say('P47121', at('12:45'), facts);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
  expect((await world.db.query('select from flights')).rowCount).toBe(0);
});

it('a time more than 24 hours from the booked one is refused at its field', async () => {
  await book('P47121', '11:40');
  const { status, body } = await say('P47121', at('11:41', '2026-03-06'));
  expect([status, body.errors]).toEqual([
    400,
    { expectedAt: ['Must be within 24 hours of the booked time'] },
  ]);
  expect((await say('P47121', at('11:40', '2026-03-06'))).status).toBe(200);
});

it('a Finance Officer and a client set none', async () => {
  await book('P47121', '11:40');
  for (const by of [await world.as('Finance Officer'), client])
    expect((await say('P47121', at('12:45'), {}, by)).status).toBe(403);
});

describe('a flight that comes after midnight', () => {
  const night = '2026-03-06';
  let id: number;
  beforeEach(async () => {
    id = await book('P47121', '23:30');
    await book('W3101', '23:45');
    await say('P47121', at('00:40', night));
  });

  it('stays on its day at the desk and in the copy that an officer keeps', async () => {
    expect(await order()).toEqual([
      ['W3101', undefined],
      ['P47121', at('00:40', night)],
    ]);
    const { body } = await officer.get(`/desk/pack?airportId=${lagos}&date=${day}`);
    const pack = body.data as unknown as DeskPack;
    const open = pack.bookings.filter(({ bookingStatus }) => bookingStatus === 'Processing');
    expect(open.map(({ flight_Number, flight }) => [flight_Number, flight?.expectedAt])).toEqual([
      ['W3101', undefined],
      ['P47121', at('00:40', night)],
    ]);
  });

  it('is met, and its voucher holds, by either of its times', async () => {
    const passengerId = (await bookingOf(id)).passengers[0]?.id;
    const { shortCode = '', voucherUrl = '' } = await bookingOf(id);
    const scan = async () =>
      (await officer.post('/desk/scan', { code: shortCode, airportId: lagos })).body.data.verdict;
    const state = async () =>
      (await world.visitor.get(`/verify/${voucherUrl.split('/').at(-1)}`)).body.data.state;
    const mark = async (nonce: string) => {
      const now = world.clock.now().toISOString();
      const facts = [{ nonce, passengerId, kind: 'not_found', at: now }];
      const { body } = await officer.post('/desk/attendance', { sentAt: now, facts });
      return (body.data as unknown as { outcome: string }[])[0]?.outcome;
    };
    await world.goTo(new Date(at('00:30', night)));
    expect(await scan()).toBe('valid');
    await world.goTo(new Date(at('12:40', night)));
    expect([await state(), await mark('6f1f9a0e-0000-4000-8000-000000000001')]).toEqual(['valid', 'stored']);
    await world.goTo(new Date(at('12:41', night)));
    expect([await state(), await mark('6f1f9a0e-0000-4000-8000-000000000002')]).toEqual(['ended', 'refused']);
  });
});

it('the preview of an outcome says that a late flight is still to come', async () => {
  const id = await book('P47121', '11:40');
  await say('P47121', at('12:45'));
  const { body } = await officer.post('/booking-services/outcomes/preview', {
    Ids: [id],
    BookingStatus: 'No_Show',
  });
  expect((body.data as unknown as { flightAt: string }[])[0]?.flightAt).toBe(at('12:45'));
});
