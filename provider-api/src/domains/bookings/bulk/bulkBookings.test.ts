import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { startBookingWorld } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;
let client: SignedIn;
let officer: SignedIn;

beforeAll(async () => {
  arrival = await world.service({ name: 'Arrival', price_kobo: 50_000_00 });
  client = await world.client(100_000_000_00);
  officer = await world.as('Protocol Officer', { first_name: 'Hotel' });
});

const preview = (by: SignedIn, Ids: unknown, BookingStatus: unknown) =>
  by.post('/booking-services/outcomes/preview', { Ids, BookingStatus });
const move = (by: SignedIn, Rows: unknown, BookingStatus: unknown, Reason?: string) =>
  by.post('/booking-services/outcomes', { Rows, BookingStatus, Reason });
const book = (facts?: object) => world.book(client, arrival, facts);
const rowsOf = (...ids: number[]) => ids.map((Id) => ({ Id, From: 'Processing' }));

describe('a preview of many bookings', () => {
  it('says for each what will change, what goes back, and what cannot move [STAFF-12]', async () => {
    const [open, ended] = [await book(), await book()];
    await officer.patch('/booking-services', { Id: ended, BookingStatus: 'No_Show' });
    const before = await world.balanceKobo(client);
    const { body } = await preview(officer, [open, ended, 999_999_999], 'Flight_Canceled');
    expect(body.data).toEqual([
      {
        id: open,
        name: expect.stringMatching(/^2026-\d{6}, P47121$/),
        status: 'Processing',
        verdict: 'moves',
        refund: 50_000,
        flightAt: expect.stringMatching(/^2026-.*Z$/),
        why: null,
      },
      {
        id: ended,
        name: expect.any(String),
        status: 'No_Show',
        verdict: 'refused',
        refund: 0,
        flightAt: expect.any(String),
        why: 'A booking cannot change from No show to Flight cancelled',
      },
      {
        id: 999_999_999,
        name: null,
        status: null,
        verdict: 'refused',
        refund: 0,
        why: 'Booking does not exist',
      },
    ]);
    expect(await world.balanceKobo(client)).toBe(before);
  });

  it('refuses each booking whose move is not the role’s', async () => {
    const id = await book();
    const finance = await world.as('Finance Officer');
    const { body } = await preview(finance, [id], 'No_Show');
    expect(body.data[0]).toMatchObject({
      verdict: 'refused',
      why: 'You are not authorized to set a booking to No show',
    });
  });

  it('shows an officer no booking of another airport', async () => {
    const id = await book();
    const kano = await world.as('Protocol Officer', { airport_ids: [12] });
    expect((await preview(kano, [id], 'No_Show')).body.data[0]).toMatchObject({
      name: null,
      verdict: 'refused',
    });
    expect((await move(kano, rowsOf(id), 'No_Show')).body.data[0]).toMatchObject({
      name: null,
      outcome: 'refused',
    });
    expect((await officer.get(`/booking-services/${id}`)).body.data).toMatchObject({
      bookingStatus: 'Processing',
    });
  });
});

describe('moving many bookings', () => {
  it('moves each by itself, refunds each once, and one refusal keeps no other back [STAFF-12, STATUS-04]', async () => {
    const [one, ended, other] = [await book(), await book(), await book()];
    await officer.patch('/booking-services', { Id: ended, BookingStatus: 'No_Show' });
    const before = await world.balanceKobo(client);
    const { body } = await move(officer, rowsOf(one, ended, other), 'Flight_Canceled', 'Harmattan haze');
    expect(body.data.map(({ outcome, status, why }) => [outcome, status, why])).toEqual([
      ['moved', 'Flight_Canceled', null],
      ['changed', 'No_Show', 'Changed to No show in the meantime'],
      ['moved', 'Flight_Canceled', null],
    ]);
    expect(await world.balanceKobo(client)).toBe(before + 2 * 50_000_00);
    const { rows } = await world.db.query<{ after: unknown }>(
      `select after from audit where subject_kind = 'booking' and subject_id::text = any ($1::text[])
         and action = 'booking.status' order by id`,
      [[one, other]],
    );
    const told = { after: { status: 'Flight_Canceled', reason: 'Harmattan haze' } };
    expect(rows).toEqual([told, told]);
    const again = await move(officer, rowsOf(one, other), 'Flight_Canceled', 'Harmattan haze');
    expect(again.body.data.map(({ outcome }) => outcome)).toEqual(['same', 'same']);
    expect(await world.balanceKobo(client)).toBe(before + 2 * 50_000_00);
    await world.expectSoundLedger();
  });

  it('of two officers at once each booking is moved by one, and the other reads what it became', async () => {
    const ids = [await book(), await book(), await book()];
    const colleague = await world.as('Protocol Officer');
    const [a, b] = await Promise.all([
      move(officer, rowsOf(...ids), 'No_Show'),
      move(colleague, rowsOf(...ids), 'Service_Rendered'),
    ]);
    const rows = ids.map((_, index) => [a.body.data[index]?.outcome, b.body.data[index]?.outcome].sort());
    expect(rows).toEqual(ids.map(() => ['changed', 'moved']));
    await world.expectSoundLedger();
  });

  it('asks for a reason where money goes back', async () => {
    const id = await book();
    const { status, body } = await move(officer, rowsOf(id), 'Flight_Canceled');
    expect([status, body.errors]).toEqual([400, { Reason: ['Give a reason'] }]);
    expect((await move(officer, rowsOf(id), 'Done')).body.errors).toEqual({
      BookingStatus: ['Must either confirm or decline'],
    });
  });

  it('refuses ids that the database cannot hold', async () => {
    const beyond = await move(officer, rowsOf(2 ** 63), 'No_Show');
    expect([beyond.status, beyond.body.errors]).toEqual([400, { 'Rows[0].Id': ['Invalid id'] }]);
    expect((await preview(officer, [1e308], 'No_Show')).body.errors).toEqual({ 'Ids[0]': ['Invalid id'] });
  });

  it('does not cancel for a client', async () => {
    const id = await book();
    const { body } = await move(officer, rowsOf(id), 'Canceled', 'On the phone');
    expect(body.data[0]).toMatchObject({ outcome: 'refused', status: 'Processing' });
  });
});

it.each(['Registration Officer', 'Client'])('a %s may not', async (role) => {
  const person = await world.as(role);
  expect((await preview(person, [1], 'No_Show')).status).toBe(403);
  expect((await move(person, rowsOf(1), 'No_Show')).status).toBe(403);
});
