import type { Booking, ChangeQuote } from 'shared-api/contract';
import { hourMs } from 'shared-api/rules';
import type { Answer } from '../../../testing/client.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { type BookingWorld, passenger, startBookingWorld, today } from '../testing/bookingWorld.ts';

let world: BookingWorld;
let arrival: number;
let car: number;
let officer: SignedIn;

const people = (count: number) => Array.from({ length: count }, () => passenger());

beforeAll(async () => {
  world = await startBookingWorld();
  arrival = await world.service({ name: 'Arrival', price_kobo: 30_000_00 });
  car = await world.service({ name: 'Car', price_kobo: 40_000_00 });
  officer = await world.as('Protocol Officer', { airport_ids: [13, 1] });
});
beforeEach(() => world.goTo(today));
afterAll(async () => {
  await world.expectSoundLedger();
  await world.close();
});

const bookingIn = ({ body }: Answer) => body.data as unknown as Booking;
const quoteIn = ({ body }: Answer) => body.data as unknown as ChangeQuote;
const details = async (by: SignedIn, id: number) => bookingIn(await by.get(`/booking-services/${id}`));
const firstOf = async (by: SignedIn, id: number): Promise<number> =>
  (await details(by, id)).passengers[0]?.id ?? 0;
const quote = (by: SignedIn, id: number, change: object) =>
  by.post(`/booking-services/${id}/changes/quote`, { version: 1, ...change });
const change = (by: SignedIn, id: number, asked: object, sums: { charge?: number; refund?: number } = {}) =>
  by.post(
    `/booking-services/${id}/changes?expectedCharge=${sums.charge ?? 0}&expectedRefund=${sums.refund ?? 0}`,
    { version: 1, ...asked },
  );
const told = ({ status, body }: Answer) => [status, body.code, body.message];
const setting = async (key: string, value: number, version: number) => {
  const administrator = await world.as('Administrator');
  const answer = await administrator.patch(`/settings/${key}`, { value, version, reason: 'Tariff 2026' });
  expect(answer.status).toBe(200);
};

it('an owner moves a flight at the prices of its day, and the wallet stays', async () => {
  const client = await world.client(500_000_00);
  const id = await world.book(client, arrival, { Passengers: people(2) });
  const later = new Date(today.getTime() + 96 * hourMs);
  const asked = {
    Flight_Number: 'P47125',
    Date_Of_Travel: '2026-03-07',
    Date_Of_Arrival: later.toISOString(),
  };
  const quoted = await quote(client, id, asked);
  expect(quoted.body.data).toMatchObject({
    charge: 0,
    refund: 0,
    kept: 0,
    newPrice: 60_000,
    balanceAfter: 440_000,
  });
  expect(quoteIn(quoted).lines.map(({ what }) => what)).toEqual(['Flight number', 'Airport time']);
  const changed = await change(client, id, asked);
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({
    flight_Number: 'P47125',
    date_Of_Travel: '2026-03-07',
    date_Of_Arrival: later.toISOString(),
    version: 2,
    papers: [],
    changes: [{ number: 1, charged: 0, refunded: 0, kept: 0 }],
  });
  expect(await world.balanceKobo(client)).toBe(440_000_00);
});

it('an additional service that stays keeps its price, and another costs the price of today less what was paid', async () => {
  const client = await world.client(200_000_00);
  const lounge = await world.service({ name: 'Lounge', price_kobo: 25_000_00 });
  const id = await world.book(client, arrival, { additionalServiceId: lounge });
  await world.db.query('update services set price_kobo = 2600000 where id = $1', [lounge]);
  const moved = await change(client, id, { Flight_Number: 'P47125', additionalServiceId: lounge });
  expect(moved.body.data).toMatchObject({ price: 55_000, additionalService: { price: 25_000 }, papers: [] });
  const asked = { version: 2, additionalServiceId: car };
  const quoted = await quote(client, id, asked);
  expect(quoted.body.data).toMatchObject({ charge: 15_000, newPrice: 70_000, balanceAfter: 130_000 });
  const dearer = await change(client, id, asked, { charge: 15_000 });
  expect(dearer.body.data).toMatchObject({
    additionalService: { id: car, name: 'Car', price: 40_000 },
    papers: [{ kind: 'invoice', number: expect.stringMatching(/^2026-\d{6}$/), amount: 15_000 }],
  });
  const cheaper = { version: 3, additionalServiceId: lounge };
  expect((await change(client, id, cheaper, { refund: 14_000 })).body.data).toMatchObject({ price: 56_000 });
  const dropped = await change(client, id, { version: 4, additionalServiceId: 0 }, { refund: 26_000 });
  expect(dropped.body.data).toMatchObject({ price: 30_000, additionalService: null });
  expect(await world.balanceKobo(client)).toBe(170_000_00);
});

it('a wallet that holds too little changes nothing', async () => {
  const client = await world.client(40_000_00);
  const id = await world.book(client, arrival);
  const quoted = await quote(client, id, { additionalServiceId: car });
  expect(quoteIn(quoted).balanceAfter).toBe(-30_000);
  const answer = await change(client, id, { additionalServiceId: car }, { charge: 40_000 });
  expect(told(answer)).toEqual([
    400,
    'insufficient_funds',
    'You do not have enough balance to complete this process. Please fund your wallet to procced',
  ]);
  expect(await details(client, id)).toMatchObject({ version: 1, price: 30_000, additionalService: null });
});

it('an Administrator corrects a name after the booking has ended: audited, told, printed from then on', async () => {
  const client = await world.client(100_000_00);
  const administrator = await world.as('Administrator');
  const id = await world.book(client, arrival, { Passengers: people(2) });
  const passengerId = await firstOf(client, id);
  const body = { version: 1, passengerId, FirstName: 'Tango', LastName: 'Sierra', reason: 'Misspelt' };
  const correct = (by: SignedIn, asked = {}) =>
    by.post(`/booking-services/${id}/names`, { ...body, ...asked });
  expect((await correct(administrator)).body.code).toBe('not_ended');
  await client.patch('/booking-services', { Id: id, BookingStatus: 'Canceled' });
  expect((await correct(officer)).status).toBe(403);
  expect((await correct(administrator, { version: 2 })).body.code).toBe('changed_meanwhile');
  expect((await correct(administrator, { passengerId: passengerId + 1_000 })).status).toBe(400);
  const before = await world.balanceKobo(client);
  expect((await correct(administrator)).status).toBe(200);
  expect((await correct(administrator, { version: 2 })).body.code).toBe('nothing_changed');
  const { passengers, changes, version } = await details(client, id);
  expect([passengers[0]?.firstName, passengers[0]?.lastName, version]).toEqual(['Tango', 'Sierra', 2]);
  expect(changes?.map(({ reason, charged, refunded }) => [reason, charged, refunded])).toEqual([
    ['Misspelt', 0, 0],
  ]);
  expect(await world.balanceKobo(client)).toBe(before);
  const [letter] = (await world.mailTo(client.account.email)).filter(({ text }) => text.includes('Misspelt'));
  expect(letter?.text).toContain('→ Tango');
  const { rows } = await world.db.query(
    `select actor_id, reason from audit where action = 'booking.changed' and subject_id = $1`,
    [String(id)],
  );
  expect(rows).toEqual([{ actor_id: administrator.account.id, reason: 'Misspelt' }]);
});

it('other sums than were shown are refused, and nothing moves', async () => {
  const client = await world.client(100_000_00);
  const id = await world.book(client, arrival);
  const answer = await change(client, id, { additionalServiceId: car }, { charge: 39_999 });
  expect([answer.status, answer.body.code]).toEqual([409, 'price_changed']);
  expect(answer.body.message).toBe('The change now costs ₦40,000.00. Please review it and confirm again');
  expect(await world.balanceKobo(client)).toBe(70_000_00);
});

it('the second of two pages finds that the booking was changed meanwhile', async () => {
  const client = await world.client(100_000_00);
  const id = await world.book(client, arrival);
  expect((await change(client, id, { Flight_Number: 'P47125' })).status).toBe(200);
  const second = await change(client, id, { Flight_Number: 'P47129' });
  expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(second.body.message).toBe(
    'The booking was changed meanwhile. Please look at it again, then change it',
  );
  expect(second.body.data).toMatchObject({ id, version: 2, flight_Number: 'P47125' });
  expect(await details(client, id)).toMatchObject({ flight_Number: 'P47125', version: 2 });
});

it('a repeated key changes once and gets the first reply', async () => {
  const client = await world.client(100_000_00);
  const id = await world.book(client, arrival);
  const send = () =>
    client.call('POST', `/booking-services/${id}/changes?expectedCharge=40000&expectedRefund=0`, {
      body: { version: 1, additionalServiceId: car },
      headers: { 'Idempotency-Key': 'change-once' },
    });
  const [first, again] = [await send(), await send()];
  expect(again.body).toEqual(first.body);
  expect(await world.balanceKobo(client)).toBe(30_000_00);
});

it('details of a passenger change, and their former name is kept for the papers', async () => {
  const client = await world.client(100_000_00);
  const id = await world.book(client, arrival);
  const passengerId = await firstOf(client, id);
  const answer = await change(client, id, {
    Passengers: [{ id: passengerId, LastName: 'Tango', Wheel_Chair: true }],
  });
  expect(bookingIn(answer).passengers).toMatchObject([
    { firstName: 'Charlie', lastName: 'Tango', wheel_Chair: true },
  ]);
  expect(bookingIn(answer).changes?.[0]?.lines).toEqual([
    { what: 'Last name of Charlie Sierra', before: 'Sierra', after: 'Tango' },
    { what: 'Wheelchair of Charlie Sierra', before: 'No', after: 'Yes' },
  ]);
});

describe('the deadline', () => {
  const bookedFor = async (client: SignedIn, at: Date) =>
    world.book(client, arrival, { Passengers: people(2), Date_Of_Arrival: at.toISOString() });

  it('an owner changes 6 h 00 before the flight and not 5 h 59', async () => {
    const client = await world.client(100_000_00);
    const flightAt = new Date(today.getTime() + 48 * hourMs);
    const id = await bookedFor(client, flightAt);
    await world.goTo(new Date(flightAt.getTime() - 6 * hourMs));
    expect((await details(client, id)).mayChange?.what).toContain('flight');
    expect((await change(client, id, { Flight_Number: 'P47125' })).status).toBe(200);
    await world.goTo(new Date(flightAt.getTime() - 6 * hourMs + 60_000));
    expect((await details(client, id)).mayChange).toBeNull();
    const late = await change(client, id, { version: 2, Flight_Number: 'P47129' });
    expect([late.status, late.body.code]).toEqual([400, 'too_late']);
    expect(late.body.message).toBe('A booking can be changed only until 6 hours before the flight');
  });

  it('after it staff remove with a reason: nothing goes back and all is kept, without a paper', async () => {
    const client = await world.client(100_000_00);
    const flightAt = new Date(today.getTime() + 48 * hourMs);
    const id = await bookedFor(client, flightAt);
    await world.goTo(new Date(flightAt.getTime() - hourMs));
    const passengerId = await firstOf(officer, id);
    const without = await change(officer, id, { RemovedPassengers: [passengerId] });
    expect([without.status, without.body.errors]).toEqual([
      400,
      { reason: ['Must be at least 3 character(s) long'] },
    ]);
    const answer = await change(officer, id, { RemovedPassengers: [passengerId], reason: 'Stayed at home' });
    expect(answer.body.data).toMatchObject({
      price: 30_000,
      papers: [],
      changes: [{ refunded: 0, kept: 30_000, reason: 'Stayed at home' }],
    });
    const dearer = await change(officer, id, {
      version: 2,
      additionalServiceId: car,
      reason: 'Asked for it',
    });
    expect(told(dearer)).toEqual([
      403,
      'client_must_confirm',
      'This change costs more: only the client can confirm it',
    ]);
    const tooLate = await change(officer, id, { version: 2, additionalServiceId: 0, reason: 'Asked for it' });
    expect(tooLate.body.code).toBe('nothing_changed');
    await world.goTo(new Date(flightAt.getTime() + hourMs));
    const moved = await change(officer, id, {
      version: 2,
      reason: 'The flight was moved',
      Date_Of_Travel: '2026-03-06',
    });
    expect(moved.status).toBe(200);
    expect((await details(client, id)).mayChange?.what).toContain('flight');
    const { rows } = await world.db.query(
      `select before, after, reason from audit where action = 'booking.changed' and subject_id = $1 order by id desc`,
      [String(id)],
    );
    expect(rows[0]).toMatchObject({
      before: { dateOfTravel: '2026-03-05' },
      after: { dateOfTravel: '2026-03-06' },
      reason: 'The flight was moved',
    });
    expect(await world.balanceKobo(client)).toBe(40_000_00);
  });

  it('staff move a flight until 24 hours after its old time, and no later', async () => {
    const client = await world.client(100_000_00);
    const flightAt = new Date(today.getTime() + 48 * hourMs);
    const id = await bookedFor(client, flightAt);
    await world.goTo(new Date(flightAt.getTime() + 24 * hourMs + 60_000));
    const late = await change(officer, id, { reason: 'Forgotten', Date_Of_Travel: '2026-03-10' });
    expect(told(late)).toEqual([400, 'too_late', 'A flight can be moved only until 24 hours after it']);
    const removed = await firstOf(officer, id);
    const absent = await change(officer, id, { reason: 'Forgotten', RemovedPassengers: [removed] });
    expect(told(absent)).toEqual([
      400,
      'too_late',
      'Passengers and services can be changed only until the flight',
    ]);
    const named = { Passengers: [{ id: removed, LastName: 'Tango' }], reason: 'Misspelt' };
    expect((await change(officer, id, named)).status).toBe(200);
  });
});

describe('refused is', () => {
  let client: SignedIn;
  let id: number;
  beforeAll(async () => {
    await world.goTo(today);
    client = await world.client(100_000_00);
    id = await world.book(client, arrival);
  });

  it.each([
    ['what changes nothing', { Flight_Number: 'P47121' }, 'nothing_changed', 'No changes were made'],
    ['a flight in the past', { Date_Of_Travel: '2026-03-01' }, 'invalid', undefined],
    ['an unknown passenger', { RemovedPassengers: [1] }, 'invalid', undefined],
    ['the same airport twice', { DestinationAirportId: 13 }, 'invalid', undefined],
    ['a service that there is not', { additionalServiceId: 999_999 }, 'invalid', undefined],
    [
      'a time that has passed today',
      { Date_Of_Travel: '2026-03-03', Date_Of_Arrival: '2026-03-03T09:59:00Z' },
      'invalid',
      undefined,
    ],
    ['a name that is too short', { Passengers: [{ id: 1, FirstName: 'A' }] }, 'invalid', undefined],
  ])('%s', async (_what, asked, code, message) => {
    const answer = await change(client, id, asked);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    if (message) expect(answer.body.message).toBe(message);
  });

  it('the last passenger: that is a cancellation', async () => {
    const last = await firstOf(client, id);
    const answer = await change(client, id, { RemovedPassengers: [last] }, { refund: 30_000 });
    expect(told(answer)).toEqual([400, 'last_passenger', 'Cancel the booking instead']);
  });

  it('a booking that has ended', async () => {
    const ended = await world.book(client, arrival);
    await client.patch('/booking-services', { Id: ended, BookingStatus: 'Canceled' });
    const answer = await change(client, ended, { Flight_Number: 'P47125' });
    expect(told(answer)).toEqual([400, 'not_processing', 'Only a booking in Processing can be changed']);
  });

  it("somebody else's booking, which does not exist for them", async () => {
    const other = await world.client(0);
    expect((await change(other, id, { Flight_Number: 'P47125' })).status).toBe(404);
    expect((await quote(other, id, { Flight_Number: 'P47125' })).status).toBe(404);
  });

  it.each(['Registration Officer', 'Finance Officer'] as const)('whoever is a %s', async (role) => {
    const staff = await world.as(role);
    expect((await change(staff, id, { Flight_Number: 'P47125', reason: 'Asked' })).status).toBe(403);
  });

  it("a booking at an airport that is not the officer's own, which does not exist for them", async () => {
    const elsewhere = await world.as('Protocol Officer', { airport_ids: [2] });
    const answer = await change(elsewhere, id, { Flight_Number: 'P47125', reason: 'Asked' });
    expect(answer.status).toBe(404);
  });

  it("an airport that is not the officer's own", async () => {
    const answer = await change(officer, id, { AirportId: 2, reason: 'Diverted' });
    expect([answer.status, answer.body.errors]).toEqual([400, { AirportId: ['Invalid airport selection'] }]);
  });

  it('the price of an older booking that is not paid, while its details change', async () => {
    const unpaid = await world.book(client, arrival);
    await world.db.query(`update bookings set payment_status = 'Unpaid' where id = $1`, [unpaid]);
    const answer = await change(client, unpaid, { additionalServiceId: car }, { charge: 40_000 });
    expect(told(answer)).toEqual([
      400,
      'unpaid',
      'This booking is not paid: its details can be changed, its price cannot',
    ]);
    expect((await change(client, unpaid, { Flight_Number: 'P47125' })).status).toBe(200);
    await world.db.query(`update bookings set payment_status = 'Paid' where id = $1`, [unpaid]);
  });

  it('one change more than the setting allows; 0 switches changing off', async () => {
    const often = await world.book(client, arrival);
    await setting('maxChanges', 1, 0);
    expect((await change(client, often, { Flight_Number: 'P47125' })).status).toBe(200);
    const answer = await change(client, often, { version: 2, Flight_Number: 'P47129' });
    expect(told(answer)).toEqual([400, 'too_many_changes', 'A booking can be changed at most 1 time']);
    await setting('maxChanges', 0, 1);
    expect((await details(client, id)).mayChange).toBeNull();
    const off = await change(client, id, { Flight_Number: 'P47125' });
    expect(told(off)).toEqual([400, 'too_many_changes', 'Bookings cannot be changed at present']);
    await setting('maxChanges', 20, 2);
  });
});

it('a change and a cancellation at once give every kobo back once', async () => {
  const client = await world.client(500_000_00);
  const id = await world.book(client, arrival, { Passengers: people(2) });
  const removed = await firstOf(client, id);
  await Promise.all([
    change(client, id, { RemovedPassengers: [removed] }, { refund: 30_000 }),
    client.patch('/booking-services', { Id: id, BookingStatus: 'Canceled' }),
  ]);
  expect((await details(client, id)).bookingStatus).toBe('Canceled');
  expect(await world.balanceKobo(client)).toBe(500_000_00);
  await world.expectSoundLedger();
});
