import type { Booking, DeskBooking } from 'shared-api/contract';
import { minuteMs } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { startBookingWorld } from '../testing/bookingWorld.ts';
import { lookUpFlights } from './lookUpFlights.ts';
import { tellExpected } from './tellExpected.ts';

const lagos = 13;
const day = '2026-03-05';
const world = forAllTests(() => startBookingWorld({ config: { flightSource: 'stand-in' } }));
let client: SignedIn;
let officer: SignedIn;
let arrival: number;

const at = (time: string, on = day) => new Date(`${on}T${time}:00+01:00`);

beforeAll(async () => {
  arrival = await world.service();
  await world.db.query('update services set direction = 1 where id = $1', [arrival]);
  client = await world.client(50_000_000_00);
  officer = await world.as('Protocol Officer', { first_name: 'Ada', airport_ids: [lagos] });
});
beforeEach(async () => {
  world.context.config.fakeFlights = '';
  await world.goTo(at('09:00', '2026-03-03'));
  await world.db.query(`update bookings set status = 'Canceled'`);
  await world.db.query('delete from flights');
  await world.db.query(
    'update flight_source set day = null, asked = 0, failures = 0, paused_until = null, answered_at = null, dropped = 0',
  );
});

const book = (code: string, time: string, by = client) =>
  world.book(by, arrival, {
    Flight_Number: code,
    Date_Of_Travel: day,
    Date_Of_Arrival: at(time).toISOString(),
  });
const lookAt = async (time: string, behaviours?: string) => {
  if (behaviours !== undefined) world.context.config.fakeFlights = behaviours;
  await world.goTo(at(time));
  await lookUpFlights(world.context);
};
const say = (code: string, time: string | null, facts: object = {}) =>
  officer.call('PUT', '/desk/flights', {
    body: { airportId: lagos, code, day, direction: 1, expectedAt: time && at(time).toISOString(), ...facts },
  });
const flightOf = async (id: number) =>
  ((await client.get(`/booking-services/${id}`)).body.data as unknown as Booking).flight;
const source = async () => {
  return world.db.first<{ asked: number; dropped: number }>('select asked, dropped from flight_source');
};
const resting = async () => (await officer.get('/desk/flights')).body.data;
const delayed = (time: string) => ({ state: 'Delayed', expectedAt: at(time).toISOString() });

it('a source’s word holds for the flight, and its clients read it with their bookings', async () => {
  const id = await book('BA75', '11:40');
  await lookAt('06:00', 'BA75=125');
  expect(await flightOf(id)).toEqual(delayed('13:45'));
  await lookAt('08:00', 'BA75=canceled');
  expect(await flightOf(id)).toMatchObject({ state: 'Canceled' });
});

it('a flight is asked for from six hours before until six hours after it is due, while somebody will be met', async () => {
  await book('BA75', '11:40');
  await lookAt('05:39', 'BA75=125');
  expect((await source())?.asked).toBe(0);
  await lookAt('05:40');
  expect((await source())?.asked).toBe(1);
  await lookAt('19:45');
  expect((await source())?.asked).toBe(2);
  await lookAt('19:51');
  expect((await source())?.asked).toBe(2);
  await world.goTo(at('09:00', '2026-03-03'));
  const gone = await book('W3101', '11:40');
  await client.patch('/booking-services', { Id: gone, BookingStatus: 'Canceled' });
  await lookAt('10:00', 'W3101=30');
  expect(await flightOf(gone)).toBeUndefined();
});

it('every five minutes while it is late, every twenty while it is on time, and once for all who booked it', async () => {
  await book('BA75', '11:40');
  await book('ba 75', '11:40');
  await book('W3101', '11:50');
  await lookAt('08:00', 'BA75=125');
  expect((await source())?.asked).toBe(2);
  await lookAt('08:04');
  expect((await source())?.asked).toBe(2);
  await lookAt('08:05');
  expect((await source())?.asked).toBe(3);
  await lookAt('08:20');
  expect((await source())?.asked).toBe(5);
});

it('two servers ask for each flight once', async () => {
  await Promise.all([book('BA75', '11:40'), book('W3101', '11:50'), book('P47121', '11:55')]);
  await world.goTo(at('08:00'));
  await Promise.all([lookUpFlights(world.context), lookUpFlights(world.context)]);
  expect((await source())?.asked).toBe(3);
});

it.each(['last-year', 'other-airport', '1500'])(
  'an answer of %s is dropped and counted, and desk and booking are as without',
  async (behaviour) => {
    const id = await book('BA75', '11:40');
    await lookAt('08:00', `BA75=${behaviour}`);
    expect(await flightOf(id)).toEqual({ state: 'Scheduled', expectedAt: null });
    expect(await source()).toEqual({ asked: 1, dropped: 1 });
  },
);

it('what the source does not know changes nothing', async () => {
  const id = await book('BA75', '11:40');
  await lookAt('08:00', 'BA75=unknown');
  expect(await flightOf(id)).toEqual({ state: 'Scheduled', expectedAt: null });
  expect(await source()).toEqual({ asked: 1, dropped: 0 });
});

it('a person’s word holds two hours against the source', async () => {
  const id = await book('BA75', '11:40');
  await world.goTo(at('08:00'));
  await say('BA75', '12:15');
  await lookAt('09:59', 'BA75=125');
  expect(await flightOf(id)).toEqual(delayed('12:15'));
  await lookAt('10:04');
  expect(await flightOf(id)).toEqual(delayed('13:45'));
});

it('three failures pause the source for fifteen minutes; the desk says as of when it knows, and books as always', async () => {
  const id = await book('BA75', '11:40');
  for (const code of ['W3101', 'P47121', 'P47122']) await book(code, '11:50');
  await lookAt('08:00', '');
  expect(await resting()).toEqual({ paused: false, asOf: at('08:00').toISOString() });
  await lookAt('08:20', 'BA75=silent W3101=silent P47121=silent P47122=silent');
  expect((await source())?.asked).toBe(7);
  expect(await resting()).toEqual({ paused: true, asOf: at('08:00').toISOString() });
  expect(await flightOf(id)).toEqual({ state: 'Scheduled', expectedAt: at('11:40').toISOString() });
  await lookAt('08:34');
  expect((await source())?.asked).toBe(7);
  await lookAt('08:35', 'BA75=125');
  expect((await source())?.asked).toBeGreaterThan(7);
  expect(await resting()).toEqual({ paused: false, asOf: at('08:35').toISOString() });
});

it('at most as many are asked for on a day as an Administrator set', async () => {
  for (const code of ['BA75', 'W3101', 'P47121']) await book(code, '11:50');
  await world.goTo(at('08:00'));
  const administrator = await world.as('Administrator');
  await administrator.patch('/settings/flightLookupsDaily', { value: 2, version: 0 });
  await lookAt('08:00');
  expect([(await source())?.asked, await resting()]).toEqual([
    2,
    { paused: true, asOf: at('08:00').toISOString() },
  ]);
  await administrator.patch('/settings/flightLookupsDaily', { value: 2_000, version: 1 });
  await lookAt('08:01');
  expect((await source())?.asked).toBe(3);
});

it('without a source nothing is asked and nothing rests', async () => {
  const id = await book('BA75', '11:40');
  world.context.config.flightSource = 'none';
  await lookAt('08:00', 'BA75=125');
  expect([await flightOf(id), await resting()]).toEqual([undefined, { paused: false, asOf: null }]);
  world.context.config.flightSource = 'stand-in';
});

describe('a letter', () => {
  const news = async (by = client) =>
    (await world.mailTo(by.account.email))
      .filter(({ subject }) => subject.startsWith('Now expected'))
      .map(({ subject }) => subject.slice(0, 18));
  const tellAt = async (time: string) => {
    await world.goTo(at(time));
    await tellExpected(world.context);
  };
  let owner: SignedIn;
  beforeEach(async () => {
    owner = await world.client(50_000_000_00);
    await book('BA75', '11:40', owner);
    await world.goTo(at('08:00'));
  });

  it('tells from half an hour on, once for one word however often it is looked at', async () => {
    await say('BA75', '12:09');
    await tellAt('08:01');
    expect(await news(owner)).toEqual([]);
    await say('BA75', '12:10');
    await tellAt('08:02');
    await tellAt('08:03');
    await tellAt('09:00');
    expect(await news(owner)).toEqual(['Now expected 12:10']);
  });

  it('follows in half an hour where the flight moves on before, and tells when it comes as booked after all', async () => {
    await say('BA75', '12:45');
    await tellAt('08:01');
    expect(await news(owner)).toEqual(['Now expected 12:45']);
    await say('BA75', '13:30');
    await tellAt('08:30');
    expect(await news(owner)).toHaveLength(1);
    await tellAt('08:31');
    expect(await news(owner)).toEqual(['Now expected 13:30', 'Now expected 12:45']);
    await say('BA75', null);
    await tellAt('09:01');
    expect(await news(owner)).toEqual(['Now expected 11:40', 'Now expected 13:30', 'Now expected 12:45']);
  });

  it('goes to whoever booked after the others were told', async () => {
    await say('BA75', '12:45');
    await tellAt('08:01');
    const late = await world.client(50_000_000_00);
    await world.goTo(at('08:05'));
    await book('BA75', '11:40', late);
    await tellAt('08:31');
    expect([await news(owner), await news(late)]).toEqual([['Now expected 12:45'], ['Now expected 12:45']]);
  });

  it('goes to the member who booked and to the organisation that owns the booking, once each for all of theirs', async () => {
    await world.goTo(at('09:00', '2026-03-03'));
    const maker = await world.member(owner, 'Booker');
    await book('W3101', '11:40', maker);
    await book('W3101', '11:40', maker);
    await world.goTo(at('08:00'));
    await say('W3101', '12:45');
    await tellAt('08:01');
    expect([await news(owner), await news(maker)]).toEqual([['Now expected 12:45'], ['Now expected 12:45']]);
  });

  it('is not written of a booking that is over, of a cancelled flight, nor once the flight is due', async () => {
    await say('BA75', null, { canceled: true });
    await tellAt('08:01');
    await say('BA75', '10:00');
    await tellAt('10:01');
    await world.db.query(`update bookings set status = 'Service_Rendered' where owner_id = $1`, [
      owner.account.id,
    ]);
    await say('BA75', '14:00');
    await tellAt('10:31');
    expect(await news(owner)).toEqual([]);
  });

  it('says what the officer knows, and that the booking stays as it is', async () => {
    await say('BA75', '12:45');
    await tellAt('08:01');
    const [letter] = await world.mailTo(owner.account.email);
    expect(letter?.text).toContain(
      'Your officer knows: flight BA75 is now expected at 12:45, booked 11:40. The booking stays as it is',
    );
    expect(letter?.attachments).toEqual([]);
  });
});

it('journey 7: a flight that the source delays by 125 minutes moves at the desk, for its client and for no money', async () => {
  const owner = await world.client(50_000_000_00);
  const id = await book('BA75', '19:40', owner);
  const paid = await world.balanceKobo(owner);
  await book('W3101', '20:30');
  const { cancellableUntil } = (await owner.get(`/booking-services/${id}`)).body.data as unknown as Booking;
  const { shortCode } = (await owner.get(`/booking-services/${id}`)).body.data as unknown as Booking;
  await lookAt('13:41', 'BA75=125');
  await tellExpected(world.context);
  const { body } = await officer.get(`/booking-services/desk?airportId=${lagos}&date=${day}`);
  const rows = (body.data as unknown as DeskBooking[]).filter(
    ({ bookingStatus }) => bookingStatus === 'Processing',
  );
  expect(rows.map(({ flight_Number, flight }) => [flight_Number, flight?.state])).toEqual([
    ['W3101', undefined],
    ['BA75', 'Delayed'],
  ]);
  expect(
    (await world.mailTo(owner.account.email)).filter(({ subject }) => /^Now/.test(subject)),
  ).toHaveLength(1);
  expect(cancellableUntil).toBe(at('13:40').toISOString());
  const cancel = await owner.patch('/booking-services', { Id: id, BookingStatus: 'Canceled' });
  expect([cancel.status, cancel.body.code]).toEqual([400, 'too_late']);
  await world.goTo(new Date(at('21:45').getTime() + 60 * minuteMs));
  const scan = await officer.post('/desk/scan', { code: shortCode, airportId: lagos });
  expect(scan.body.data.verdict).toBe('valid');
  expect(await world.balanceKobo(owner)).toBe(paid);
});
