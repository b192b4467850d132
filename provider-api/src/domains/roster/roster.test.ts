import type { AssignedRow, Booking, NeedsDoing, Shift } from 'shared-api/contract';
import { hourMs, lagosDate } from 'shared-api/rules';
import { pdfText } from '../../documents/testing/pdfText.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { untilWaiting } from '../../testing/untilWaiting.ts';
import { tellOfficers } from '../bookings/assignments/tellOfficers.ts';
import { startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';

const lagos = 13;
const kano = 14;
const world = forAllTests(startBookingWorld);
let arrival: number;
let client: SignedIn;
let administrator: SignedIn;

const after = (hours: number) => new Date(today.getTime() + hours * hourMs);
const officerOf = (airportId: number, first_name = 'Ada') =>
  world.as('Protocol Officer', { first_name, last_name: 'Lima', airport_ids: [airportId] });

beforeAll(async () => {
  arrival = await world.service();
  client = await world.client(50_000_000_00);
  administrator = await world.as('Administrator');
});
beforeEach(() => world.goTo(today));

interface Times {
  from?: number;
  to?: number;
  airportId?: number;
  isLead?: boolean;
  by?: SignedIn;
}
async function addShift(officer: SignedIn, { from = 0, to = 8, airportId = lagos, isLead, by }: Times = {}) {
  const { status, body } = await (by ?? administrator).post('/desk/shifts', {
    officerId: officer.account.id,
    airportId,
    startsAt: after(from).toISOString(),
    endsAt: after(to).toISOString(),
    isLead,
  });
  return { answer: status === 200 ? 200 : [status, body.code], shift: body.data as unknown as Shift };
}
const rosterOf = async (by: SignedIn, airportId = lagos) => {
  const day = lagosDate(today);
  const { status, body } = await by.get(`/desk/shifts?airportId=${airportId}&from=${day}&to=${day}`);
  const { shifts = [], ...rest } = (body.data ?? {}) as unknown as { shifts?: Shift[]; writes?: boolean };
  return { status, shifts, ...rest };
};
const lead = async () => {
  const officer = await officerOf(lagos, 'Lead');
  await addShift(officer, { isLead: true });
  return officer;
};

describe('a shift', () => {
  it('stands in the roster of its airport and day, for all who read bookings', async () => {
    const officer = await officerOf(lagos);
    const { shift } = await addShift(officer);
    const roster = await rosterOf(await world.as('Finance Officer'));
    expect(roster).toMatchObject({ status: 200, writes: false, makesLeads: false });
    expect(roster.shifts).toContainEqual({
      id: shift.id,
      officer: { id: officer.account.id, name: 'Ada Lima' },
      airportId: lagos,
      startsAt: after(0).toISOString(),
      endsAt: after(8).toISOString(),
      isLead: false,
      version: shift.version,
    });
    expect((await rosterOf(await officerOf(kano))).status).toBe(404);
    expect((await rosterOf(client)).status).toBe(403);
  });

  it('is read for at most 31 days', async () => {
    const days = (to: string) => administrator.get(`/desk/shifts?airportId=13&from=2026-03-01&to=${to}`);
    expect((await days('2026-03-31')).status).toBe(200);
    for (const to of ['2026-04-01', '2026-02-28']) expect((await days(to)).status).toBe(400);
  });

  it('never overlaps another of its officer, also when both are added at once; one may follow the other', async () => {
    const officer = await officerOf(lagos);
    const both = await Promise.all([addShift(officer), addShift(officer, { from: 2, to: 10 })]);
    expect(both.map(({ answer }) => answer)).toEqual(expect.arrayContaining([200, [400, 'shift_overlaps']]));
    const first = both.find(({ answer }) => answer === 200)?.shift;
    const ends = (new Date(first?.endsAt ?? 0).getTime() - today.getTime()) / hourMs;
    const next = await addShift(officer, { from: ends, to: ends + 4 });
    expect(next.answer).toBe(200);
    const moved = await administrator.patch(`/desk/shifts/${next.shift.id}`, {
      startsAt: after(ends - 1).toISOString(),
    });
    expect([moved.status, moved.body.code]).toEqual([400, 'shift_overlaps']);
    expect((await administrator.patch(`/desk/shifts/${first?.id}`, { canceled: true })).status).toBe(200);
    expect((await addShift(officer, { from: ends - 2, to: ends })).answer).toBe(200);
    expect((await administrator.patch(`/desk/shifts/${first?.id}`, {})).status).toBe(404);
  });

  it('is added once however often its key is sent', async () => {
    const officer = await officerOf(lagos);
    const body = {
      officerId: officer.account.id,
      airportId: lagos,
      startsAt: after(0).toISOString(),
      endsAt: after(1).toISOString(),
    };
    const add = () => administrator.post('/desk/shifts', body, { 'idempotency-key': 'one shift' });
    const [first, again] = [await add(), await add()];
    expect([first.status, again.body.data.id]).toEqual([200, first.body.data.id]);
  });

  it.each([
    ['of Kano', 'Protocol Officer', { airport_ids: [kano] }],
    ['who is not active', 'Protocol Officer', { status: 'Inactive' }],
    ['of finance', 'Finance Officer', {}],
    ['who is a client', 'Client', {}],
  ])('is not given to somebody %s', async (_, role, facts) => {
    const account = await world.account(role, facts);
    expect((await addShift({ account } as SignedIn)).answer).toEqual([400, 'not_at_airport']);
  });

  it('is longer than sixteen hours neither when added nor when changed', async () => {
    const officer = await officerOf(lagos);
    expect((await addShift(officer, { to: 17 })).answer).toEqual([400, 'invalid']);
    const { shift } = await addShift(officer, { to: 16 });
    const longer = await administrator.patch(`/desk/shifts/${shift.id}`, { endsAt: after(17).toISOString() });
    expect(longer.body.errors).toHaveProperty('endsAt');
  });

  it('is written by the lead of its airport, while the lead’s shift runs or begins within a day', async () => {
    const [officer, other] = [await officerOf(lagos), await officerOf(lagos)];
    const refused = await officer.post('/desk/shifts', {
      officerId: other.account.id,
      airportId: lagos,
      startsAt: after(0).toISOString(),
      endsAt: after(1).toISOString(),
    });
    expect([refused.status, refused.body.message]).toEqual([403, 'Only the lead of the shift may do that']);
    await addShift(officer, { from: 25, to: 30, isLead: true });
    expect((await addShift(other, { by: officer })).answer).toEqual([403, 'forbidden']);
    expect((await rosterOf(officer)).writes).toBe(false);
    await world.goTo(after(1));
    expect((await rosterOf(officer)).writes).toBe(true);
    const { answer, shift } = await addShift(other, { by: officer });
    expect(answer).toBe(200);
    expect((await officer.patch(`/desk/shifts/${shift.id}`, { canceled: true })).status).toBe(200);
    await world.goTo(after(30));
    expect((await addShift(other, { by: officer, from: 30, to: 31 })).answer).toEqual([403, 'forbidden']);
  });

  it('of a lead is an Administrator’s alone', async () => {
    const [leading, other] = [await lead(), await officerOf(lagos)];
    expect((await addShift(other, { by: leading, isLead: true })).answer).toEqual([403, 'forbidden']);
    const [own] = (await rosterOf(leading)).shifts.filter((one) => one.officer.id === leading.account.id);
    for (const change of [{ endsAt: after(9).toISOString() }, { canceled: true }])
      expect((await leading.patch(`/desk/shifts/${own?.id}`, change)).status).toBe(403);
  });

  it('of another airport is written by no lead of this one', async () => {
    const leading = await world.as('Protocol Officer');
    await addShift(leading, { isLead: true });
    expect((await addShift(await officerOf(kano), { airportId: kano, by: leading })).answer).toEqual([
      403,
      'forbidden',
    ]);
    expect((await addShift(await officerOf(kano), { airportId: kano, by: await lead() })).answer).toEqual([
      404,
      'not_found',
    ]);
  });
});

const booked = (hours = 48, facts: object = {}) =>
  world.book(client, arrival, {
    Date_Of_Arrival: after(hours).toISOString(),
    Date_Of_Travel: lagosDate(after(hours)),
    ...facts,
  });
const read = async (id: number, by: SignedIn = client) =>
  (await by.get(`/booking-services/${id}`)).body.data as unknown as Booking;

interface Assigning {
  by?: SignedIn;
  from?: SignedIn;
}
async function assign(ids: number[], to: SignedIn | null, { by, from }: Assigning = {}) {
  const { status, body } = await (by ?? administrator).post('/desk/assignments', {
    Rows: ids.map((Id) => ({ Id, From: from?.account.id ?? null })),
    officerId: to?.account.id ?? null,
    reason: 'Nearer to the gate',
  });
  expect([status, body.errors]).toEqual([200, []]);
  return body.data as unknown as AssignedRow[];
}
const outcomes = (rows: AssignedRow[]) => rows.map(({ outcome, why }) => [outcome, why]);
const lastAudit = async (id: number) =>
  (
    await world.db.query(
      `select before, after, reason from audit where action = 'booking.assigned' and subject_id = $1
        order by id desc limit 1`,
      [id],
    )
  ).rows[0];

describe('an officer', () => {
  it('is given to several bookings at once, each by itself, by whoever saw who has it', async () => {
    const officer = await officerOf(lagos);
    await addShift(officer, { from: 44, to: 52 });
    const [free, taken, gone] = [await booked(), await booked(), await booked()];
    await assign([taken], officer);
    await administrator.patch('/booking-services', { Id: gone, BookingStatus: 'No_Show' });
    const other = await officerOf(lagos, 'Bello');
    const rows = await assign([free, taken, gone, 987_654], other);
    expect(outcomes(rows)).toEqual([
      ['assigned', 'Outside the shifts of Bello Lima'],
      ['changed', 'Ada Lima has it by now'],
      ['refused', 'Only a booking that is Processing has an officer'],
      ['refused', 'Booking does not exist'],
    ]);
    expect(outcomes(await assign([free], other))).toEqual([['same', null]]);
    expect(outcomes(await assign([taken], null, { from: officer }))).toEqual([['assigned', null]]);
    expect(outcomes(await assign([taken], officer))).toEqual([['assigned', null]]);
    expect(await lastAudit(taken)).toEqual({
      before: { officer: null },
      after: { officer: 'Ada Lima' },
      reason: 'Nearer to the gate',
    });
    const day = lagosDate(after(48));
    const listed = await officer.get(`/booking-services/desk?airportId=${lagos}&date=${day}`);
    const named = (listed.body.data as unknown as Booking[]).map((row) => [row.id, row.officer?.name]);
    expect(named).toEqual(
      expect.arrayContaining([
        [free, 'Bello Lima'],
        [taken, 'Ada Lima'],
      ]),
    );
    await world.goTo(after(52.5));
    expect((await read(taken, administrator)).officer?.name).toBe('Ada Lima');
  });

  it('takes what nobody has, hands it over and releases it; everything else is the lead’s', async () => {
    const [officer, other] = [await officerOf(lagos), await officerOf(lagos)];
    const id = await booked();
    expect(outcomes(await assign([id], other, { by: officer }))).toEqual([
      ['refused', 'Only the lead of the shift may do that'],
    ]);
    expect((await assign([id], officer, { by: officer }))[0]?.outcome).toBe('assigned');
    expect((await assign([id], other, { by: officer, from: officer }))[0]?.outcome).toBe('assigned');
    expect((await assign([id], officer, { by: officer, from: other }))[0]?.outcome).toBe('refused');
    expect((await assign([id], null, { by: other, from: other }))[0]?.outcome).toBe('assigned');
    expect((await assign([id], other, { by: await lead() }))[0]?.outcome).toBe('assigned');
  });

  it('of Kano gets nothing of Lagos, and finds none of its bookings', async () => {
    const officer = await officerOf(kano);
    const id = await booked();
    expect(outcomes(await assign([id], officer))).toEqual([
      ['refused', 'This officer does not work at this airport'],
    ]);
    expect(await assign([id], officer, { by: officer })).toMatchObject([
      { name: null, outcome: 'refused', why: 'Booking does not exist' },
    ]);
  });

  it('of Lagos gets no booking that moves to Kano at the same moment', async () => {
    const officer = await officerOf(lagos);
    const id = await booked();
    let late: ReturnType<typeof assign> | undefined;
    await world.db.transaction(async (tx) => {
      await tx.query('update bookings set airport_id = $2 where id = $1', [id, kano]);
      late = assign([id], officer);
      await untilWaiting(tx, 1);
    });
    expect(outcomes((await late) ?? [])).toEqual([['refused', 'This officer does not work at this airport']]);
  });

  it('is one for each booking, whoever comes first', async () => {
    const [officer, other] = [await officerOf(lagos), await officerOf(lagos)];
    const id = await booked();
    const both = await Promise.all([
      assign([id], officer, { by: officer }),
      assign([id], other, { by: other }),
    ]);
    expect(
      both
        .flat()
        .map(({ outcome }) => outcome)
        .sort(),
    ).toEqual(['assigned', 'changed']);
  });

  it.each([
    [
      'their role',
      (id: number) => administrator.patch(`/users/staff/${id}/role`, { Role: 'Finance Officer' }),
    ],
    [
      'the airport',
      (id: number) =>
        administrator.patch(`/users/staff/${id}/role`, { Role: 'Protocol Officer', AirportIds: [kano] }),
    ],
    [
      'their Active account',
      (id: number) =>
        administrator.patch('/users/activation', { Id: id, Status: 'Inactive', Reason: 'Left' }),
    ],
  ])('who loses %s has no coming shift and no booking there any more', async (_, lose) => {
    const officer = await world.as('Protocol Officer', { airport_ids: [lagos, kano] });
    await addShift(officer);
    const id = await booked();
    await assign([id], officer);
    expect((await lose(officer.account.id)).status).toBe(200);
    const { shifts } = await rosterOf(administrator);
    expect(shifts.filter((shift) => shift.officer.id === officer.account.id)).toEqual([]);
    expect((await read(id, administrator)).officer).toBeNull();
    expect(await lastAudit(id)).toMatchObject({ reason: 'The officer no longer serves there' });
  });

  it('who does not serve at the airport to which a booking moves has it no more', async () => {
    const officer = await officerOf(lagos);
    const ofBoth = await world.as('Protocol Officer', { airport_ids: [lagos, kano] });
    const [left, kept] = [await booked(), await booked()];
    await assign([left], officer);
    await assign([kept], ofBoth);
    const change = { version: 1, AirportId: kano, reason: 'Diverted' };
    for (const id of [left, kept]) {
      const path = `/booking-services/${id}/changes?expectedCharge=0&expectedRefund=0`;
      expect((await ofBoth.post(path, change)).status).toBe(200);
    }
    expect((await read(left, administrator)).officer).toBeNull();
    expect((await read(kept, administrator)).officer?.id).toBe(ofBoth.account.id);
  });

  it('who keeps one of two airports keeps what they have there', async () => {
    const officer = await world.as('Protocol Officer', { airport_ids: [lagos, kano] });
    const id = await booked();
    await assign([id], officer);
    const path = `/users/staff/${officer.account.id}/role`;
    await administrator.patch(path, { Role: 'Protocol Officer', AirportIds: [lagos] });
    expect((await read(id, administrator)).officer?.id).toBe(officer.account.id);
  });

  it('is missing from what comes within three hours: that needs doing, and is listed', async () => {
    const tasks = async () => {
      const { body } = await administrator.get('/stats/needs-doing');
      const { tasks: all } = body.data as unknown as NeedsDoing;
      return all.find(({ task }) => task === 'withoutOfficer');
    };
    const soon = await booked(2);
    await booked(3.5);
    expect(await tasks()).toEqual({
      task: 'withoutOfficer',
      count: 1,
      list: 'bookings',
      query: { unassigned: true },
    });
    const listed = await administrator.get('/booking-services?unassigned=true');
    expect(listed.body.data.map(({ id }) => id)).toEqual([soon]);
    await assign([soon], await officerOf(lagos));
    expect(await tasks()).toBeUndefined();
  });
});

describe('the client', () => {
  const letters = async (booker: SignedIn) => {
    await world.settle();
    return (await world.mailTo(booker.account.email)).filter(({ subject }) => /officer/i.test(subject));
  };
  const inADay = (id: number, minutes: number) =>
    world.goTo(new Date(after(48).getTime() - 24 * hourMs + minutes * 60_000)).then(() => read(id, booker));
  let booker: SignedIn;
  beforeAll(async () => {
    booker = await world.client(50_000_000_00);
  });
  const bookedBy = () =>
    world.book(booker, arrival, {
      Date_Of_Arrival: after(48).toISOString(),
      Date_Of_Travel: lagosDate(after(48)),
    });

  it('sees the first name from a day before, and one letter tells it for each flight; another officer is one more', async () => {
    const ids = [await bookedBy(), await bookedBy()];
    const [id = 0] = ids;
    const [ada, bello] = [await officerOf(lagos, 'Ada'), await officerOf(lagos, 'Bello')];
    await assign(ids, ada);
    expect((await inADay(id, -1)).officer).toBeNull();
    await tellOfficers(world.context);
    expect(await letters(booker)).toEqual([]);
    expect((await inADay(id, 1)).officer).toEqual({ name: 'Ada' });
    await tellOfficers(world.context);
    expect(await tellOfficers(world.context)).toBe(0);
    const [told, ...others] = await letters(booker);
    expect(others).toEqual([]);
    expect(told?.subject).toMatch(/^Your officer: Arrival at LOS/);
    expect(told?.text.match(/Your officer: Ada$/gm)).toHaveLength(2);
    expect(told?.text).not.toContain('Lima');
    const printed = await pdfText((await booker.get(`/booking-services/voucher/${id}`)).bytes);
    expect(printed).toMatch(/Your officer\s+Ada/);
    expect(printed).not.toContain('Lima');

    await assign([id], null, { from: ada });
    expect(await tellOfficers(world.context)).toBe(0);
    await assign([id], bello);
    expect(await tellOfficers(world.context)).toBe(1);
    const [newest, ...older] = await letters(booker);
    expect(newest?.subject).toMatch(/^Another officer meets you: /);
    expect(newest?.text).toContain('Your officer: Bello');
    expect(older).toHaveLength(1);

    await assign([id], null, { from: bello });
    await assign([id], bello);
    expect(await tellOfficers(world.context)).toBe(1);
    const [again, ...before] = await letters(booker);
    expect(again?.subject).toMatch(/^Your officer: Arrival at LOS/);
    expect(before).toHaveLength(2);
  });

  it('is told nothing where the hours are 0', async () => {
    const id = await bookedBy();
    await assign([id], await officerOf(lagos));
    await administrator.patch('/settings/revealOfficerHours', { value: 0, version: 0 });
    expect((await inADay(id, 60)).officer).toBeNull();
    expect(await tellOfficers(world.context)).toBe(0);
    await administrator.patch('/settings/revealOfficerHours', { version: 1 });
  });
});
