import { randomUUID } from 'node:crypto';
import type { Booking, MarkResult, NeedsDoing } from 'shared-api/contract';
import { hourMs, lagosDate, minuteMs } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { passenger, startBookingWorld, today } from '../testing/bookingWorld.ts';

const lagos = 13;
const kano = 14;
const world = forAllTests(startBookingWorld);
let arrival: number;
let client: SignedIn;
let officer: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  arrival = await world.service();
  client = await world.client(50_000_000_00);
  officer = await world.as('Protocol Officer', {
    first_name: 'Ada',
    last_name: 'Lima',
    airport_ids: [lagos],
  });
  administrator = await world.as('Administrator');
});
beforeEach(() => world.goTo(today));

const after = (minutes: number) => new Date(today.getTime() + minutes * minuteMs);
async function due(passengers = 1, facts: object = {}) {
  await world.goTo(after(-24 * 60));
  const id = await world.book(client, arrival, {
    Date_Of_Arrival: today.toISOString(),
    Date_Of_Travel: lagosDate(today),
    Passengers: Array.from({ length: passengers }, () => passenger()),
    ...facts,
  });
  await world.goTo(today);
  return { id, passengers: (await read(id)).passengers.map((one) => one.id) };
}
async function read(id: number, by: SignedIn = administrator): Promise<Booking> {
  return (await by.get(`/booking-services/${id}`)).body.data as unknown as Booking;
}
const attendanceOf = async (id: number, by: SignedIn) =>
  (await read(id, by)).passengers.map(({ attendance }) => attendance);

type Fact = { nonce: string; passengerId: number; kind: string; undoes?: string; at: string };
const fact = (passengerId = 0, at = world.clock.now(), own: Partial<Fact> = {}): Fact => ({
  nonce: randomUUID(),
  passengerId,
  kind: 'met',
  at: at.toISOString(),
  ...own,
});
const undo = ({ nonce, passengerId }: Fact, at = world.clock.now()) =>
  fact(passengerId, at, { kind: 'undone', undoes: nonce });
async function mark(facts: Fact[], { by = officer, sentAt = world.clock.now() } = {}) {
  const { status, body } = await by.post('/desk/attendance', { sentAt: sentAt.toISOString(), facts });
  expect([status, body.errors]).toEqual([200, []]);
  return (body.data as unknown as MarkResult[]).map(({ outcome, code }) => code ?? outcome);
}
const move = (id: number, BookingStatus: string) =>
  administrator.patch('/booking-services', { Id: id, BookingStatus });

it('whoever is met stands so in the booking and in the day of the desk: since when, and for staff by whom', async () => {
  const { id, passengers } = await due(2);
  expect(await mark(passengers.map((one) => fact(one)))).toEqual(['stored', 'stored']);
  const met = { state: 'met', at: today.toISOString(), doubtful: false, metAt: today.toISOString() };
  expect(await attendanceOf(id, client)).toEqual([met, met]);
  expect((await attendanceOf(id, officer))[0]).toMatchObject({
    ...met,
    by: 'Ada Lima',
    metBy: 'Ada Lima',
    own: true,
  });
  await world.goTo(after(5));
  await mark([fact(passengers[0], after(5), { kind: 'handed_over' })], { by: administrator });
  const day = await officer.get(`/booking-services/desk?airportId=${lagos}&date=${lagosDate(today)}`);
  const row = (day.body.data as unknown as Booking[]).find((booking) => booking.id === id);
  expect(row?.passengers[0]?.attendance).toMatchObject({
    state: 'handed_over',
    at: after(5).toISOString(),
    metAt: today.toISOString(),
    metBy: 'Ada Lima',
    own: false,
  });
});

it('that somebody was not found is told to staff, and never to the owner', async () => {
  const { id, passengers } = await due(2);
  await mark([fact(passengers[0]), fact(passengers[1], today, { kind: 'not_found' })]);
  await world.goTo(after(1));
  await mark([fact(passengers[0], after(1), { kind: 'not_found' })]);
  expect((await attendanceOf(id, officer)).map((one) => one?.state)).toEqual(['not_found', 'not_found']);
  expect((await attendanceOf(id, client)).map((one) => one?.state)).toEqual(['met', undefined]);
});

it('a mark that is sent again, also by two tabs at once, is known and stored once', async () => {
  const { passengers } = await due();
  const facts = [fact(passengers[0])];
  expect((await Promise.all([mark(facts), mark(facts)])).flat().sort()).toEqual(['known', 'stored']);
  expect(await mark([{ ...facts[0], nonce: facts[0]?.nonce.toUpperCase() } as Fact])).toEqual(['known']);
  const { rows } = await world.db.query('select 1 from attendance where passenger_id = $1', [passengers[0]]);
  expect(rows).toHaveLength(1);
  for (const sql of ['update attendance set at = now()', 'delete from attendance'])
    await expect(world.db.query(`${sql} where nonce = $1`, [facts[0]?.nonce])).rejects.toThrow();
});

it.each([
  ['five hours and 59 minutes before the flight', 'stored', -359],
  ['more than six hours before it', 'outside_window', -361],
  ['twelve hours after it', 'stored', 720],
  ['more than twelve hours after it', 'outside_window', 721],
])('a mark %s is %s', async (_, expected, minutes) => {
  const { passengers } = await due();
  await world.goTo(after(minutes));
  expect(await mark([fact(passengers[0])])).toEqual([expected]);
});

it('a mark counts by its own moment: before a colleague’s outcome it is stored, from then on refused with who closed it', async () => {
  const { id, passengers } = await due();
  await world.goTo(after(30));
  await move(id, 'Service_Rendered');
  await world.goTo(after(90));
  expect(await mark([fact(passengers[0], after(10))])).toEqual(['stored']);
  const late = await officer.post('/desk/attendance', {
    sentAt: after(90).toISOString(),
    facts: [fact(passengers[0], after(40))],
  });
  expect(late.body.data).toMatchObject([
    {
      outcome: 'refused',
      code: 'booking_closed',
      why: expect.stringMatching(/^Service rendered at 11:30 by \S/),
    },
  ]);
  const own = await due(1, {
    Date_Of_Arrival: after(600).toISOString(),
    Date_Of_Travel: lagosDate(after(600)),
  });
  await client.remove(`/booking-services/${own.id}`);
  await world.goTo(after(300));
  const canceled = await officer.post('/desk/attendance', {
    sentAt: after(300).toISOString(),
    facts: [fact(own.passengers[0], after(300))],
  });
  expect(canceled.body.data).toMatchObject([{ why: 'Cancelled at 11:00 by its owner' }]);
});

it('the device’s clock may be wrong: only how long ago it was counts, and a clock that was moved makes the time doubtful', async () => {
  const { id, passengers } = await due(2);
  const wrong = (minutes: number) => new Date(after(minutes).getTime() - 3 * hourMs);
  await world.goTo(after(80));
  await mark([fact(passengers[0], wrong(0))], { sentAt: wrong(80) });
  await mark([fact(passengers[1], after(90))]);
  expect(await attendanceOf(id, officer)).toMatchObject([
    { at: today.toISOString(), doubtful: false },
    { at: after(80).toISOString(), doubtful: true },
  ]);
});

it('an own mark is undone within fifteen minutes, later and a colleague’s by the lead or an Administrator alone', async () => {
  const { id, passengers } = await due(2);
  const [first, second] = [fact(passengers[0]), fact(passengers[0])];
  await mark([first, second]);
  expect(await mark([undo(second)], { by: await world.as('Protocol Officer') })).toEqual(['undo_too_late']);
  await world.goTo(after(15));
  expect(await mark([undo(first)])).toEqual(['stored']);
  expect(await mark([undo(first)])).toEqual(['known']);
  await world.goTo(after(16));
  expect(await mark([undo(second)])).toEqual(['undo_too_late']);
  expect(await mark([undo(second)], { by: administrator })).toEqual(['stored']);
  const other = fact(passengers[1]);
  await mark([other]);
  const lead = await world.as('Protocol Officer');
  await administrator.post('/desk/shifts', {
    officerId: lead.account.id,
    airportId: lagos,
    startsAt: after(0).toISOString(),
    endsAt: after(60).toISOString(),
    isLead: true,
  });
  expect(await mark([undo(other)], { by: lead })).toEqual(['stored']);
  expect(await attendanceOf(id, officer)).toEqual([null, null]);
});

it('an own mark is undone also once the booking is closed, by an Administrator no longer', async () => {
  const { id, passengers } = await due(2);
  const [own, other] = passengers.map((one) => fact(one));
  if (!own || !other) throw new Error('Nobody is marked');
  await mark([own, other]);
  await move(id, 'Flight_Canceled');
  await world.goTo(after(1));
  expect(await mark([undo(own)])).toEqual(['stored']);
  expect(await mark([undo(other)], { by: administrator })).toEqual(['booking_closed']);
});

it('what cannot be meant is refused by itself, and keeps no other mark from being stored', async () => {
  const { passengers } = await due(2);
  const elsewhere = await due(1, { AirportId: kano, DestinationAirportId: lagos });
  const [one, other] = passengers;
  const stored = fact(one);
  await mark([stored]);
  expect(
    await mark([
      fact(999_999_999),
      fact(elsewhere.passengers[0]),
      { ...stored, kind: 'handed_over' },
      fact(one, today, { kind: 'undone', undoes: randomUUID() }),
      fact(other, today, { kind: 'undone', undoes: stored.nonce }),
      fact(other),
    ]),
  ).toEqual(['not_found', 'not_found', 'nonce_used', 'nothing_to_undo', 'nothing_to_undo', 'stored']);
});

it('whoever was taken off the booking is not marked, what was marked before stays', async () => {
  const { passengers } = await due(2);
  await world.db.query('update passengers set removed_at = $2 where id = $1', [passengers[1], after(10)]);
  await world.goTo(after(20));
  expect(await mark([fact(passengers[1], after(5)), fact(passengers[1], after(10))])).toEqual([
    'stored',
    'not_found',
  ]);
});

it.each([
  ['no marks', { facts: [] }],
  ['more than 500', { facts: Array.from({ length: 501 }, () => fact(1, today)) }],
  ['a nonce that is none', { facts: [fact(1, today, { nonce: 'one' })] }],
  ['an undo of nothing', { facts: [fact(1, today, { kind: 'undone' })] }],
  ['a mark that undoes', { facts: [fact(1, today, { undoes: randomUUID() })] }],
])('%s is refused as a whole', async (_, facts) => {
  expect((await officer.post('/desk/attendance', { sentAt: today.toISOString(), ...facts })).status).toBe(
    400,
  );
});

it('moves no money: the outcome does, and earns the whole price whoever came', async () => {
  const { id, passengers } = await due(10);
  const revenueKobo = async () =>
    (
      await world.db.query<{ kobo: number }>(
        `select coalesce(sum(amount_kobo), 0)::bigint as kobo from ledger_entries e
           join ledger_accounts a on a.id = e.account_id where a.kind = 'revenue'`,
      )
    ).rows[0]?.kobo ?? 0;
  const earned = await revenueKobo();
  const money = async () => [
    await world.balanceKobo(client),
    (await world.db.query('select count(*) as count, sum(amount_kobo) as sum from ledger_entries')).rows,
  ];
  const before = await money();
  const met = passengers.slice(0, 8).map((one) => fact(one));
  await mark(met);
  await mark(met.slice(0, 1).map((one) => undo(one)));
  expect(await money()).toEqual(before);
  await world.expectSoundLedger();
  await move(id, 'Service_Rendered');
  expect([await world.balanceKobo(client), await revenueKobo()]).toEqual([before[0], earned + 500_000_00]);
  await world.expectSoundLedger();
  expect((await read(id)).refund).toBeNull();
});

it('somebody met of a No_Show is a contradiction that needs doing, until the mark is undone', async () => {
  const { id, passengers } = await due();
  const met = fact(passengers[0]);
  await mark([met]);
  await move(id, 'No_Show');
  const task = async (by: SignedIn) => {
    const { body } = await by.get('/stats/needs-doing');
    return (body.data as unknown as NeedsDoing).tasks.find((one) => one.task === 'metNoShow');
  };
  const waiting = await task(officer);
  expect(waiting).toMatchObject({ count: 1, list: 'bookings', query: { status: 'No_Show', met: true } });
  expect(await task(await world.as('Protocol Officer', { airport_ids: [kano] }))).toBeUndefined();
  const filters = Object.entries(waiting?.query ?? {}).map(([name, value]) => `${name}=${value}`);
  const listed = await officer.get(`/booking-services?${filters.join('&')}`);
  expect(listed.body.data.map((booking) => booking.id)).toEqual([id]);
  await mark([undo(met)]);
  expect(await task(officer)).toBeUndefined();
});
