import { smsSettings } from 'shared-api/rules';
import type { SmsProvider } from '../../config/smsService.ts';
import { tellExpected } from '../../domains/bookings/flights/tellExpected.ts';
import { remindTravellers } from '../../domains/bookings/remindTravellers.ts';
import { passenger, startBookingWorld } from '../../domains/bookings/testing/bookingWorld.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { tell } from '../tell.ts';

const world = forAllTests(() => startBookingWorld({ config: { smsService: 'mailbox' } }));

let arrival: number;
let client: SignedIn;
let administrator: SignedIn;
beforeAll(async () => {
  arrival = await world.service();
  client = await world.client(100_000_000_00);
  administrator = await world.as('Administrator');
});

/** Times are in Lagos. The flights leave at noon on the 12th. */
const at = (time: string, day = 10) => new Date(`2026-03-${String(day).padStart(2, '0')}T${time}:00+01:00`);
beforeEach(() => world.goTo(at('09:00')));

let subscriber = 10_000_000;
const newNumber = () => {
  subscriber += 1;
  return `080${subscriber}`;
};
const international = (number: string) => `+234${number.slice(1)}`;
const textsTo = async (number: string) =>
  (await world.mailTo(international(number))).map(({ text }) => text).reverse();
const beginnings = async (number: string) => (await textsTo(number)).map((text) => text.split(':')[0]);

/** The traveller agreed to SMS, unless the facts say otherwise. All messages about the booking have been sent. */
async function bookTraveller(mobileNumber: string, facts: object = {}, by = client): Promise<number> {
  const id = await world.book(by, arrival, {
    Date_Of_Travel: '2026-03-12',
    Date_Of_Arrival: at('12:00', 12).toISOString(),
    Passengers: [passenger({ mobileNumber, TextTraveller: true, ...facts })],
  });
  await world.settle();
  return id;
}

const statesOf = async (bookingId: number) => {
  await world.settle();
  const { rows } = await world.db.query<{ state: string }>(
    `select state from messages where channel = 'sms' and booking_ids @> array[$1::bigint] order by id`,
    [bookingId],
  );
  return rows.map(({ state }) => state);
};

/** The job queue uses the database's clock, so waiting SMS are made due by hand. */
async function comeTo(now: Date) {
  await world.goTo(now);
  await world.db.query(`update outbox set run_after = now() where kind = 'sms'`);
  await world.settle();
}

let version = 0;
async function allow(value: number) {
  expect((await administrator.patch('/settings/smsDaily', { value, version })).status).toBe(200);
  version += 1;
}

it('a traveller who agreed is told what happens to their booking, in one SMS with a link to stop', async () => {
  const number = newNumber();
  const id = await bookTraveller(number);
  await client.remove(`/booking-services/${id}`);
  const [confirmed = '', ...later] = await textsTo(number);
  expect(confirmed).toMatch(
    /^Confirmed: LOS P47121 12 Mar 12:00\. http\S+\/v\/[A-Z2-7]{26} Stop: http\S+\/s\/[a-z0-9]{8,12}$/,
  );
  expect(confirmed.length).toBeLessThanOrEqual(160);
  expect(later).toEqual([expect.stringMatching(/^Cancelled: /)]);
});

it('a text says what its setting says, filled with the values of the booking', async () => {
  const set = (body: object) => administrator.patch('/settings/smsConfirmed', body);
  expect((await set({ value: 'Ready at {time} on {date}: {flight} to {airport}', version: 0 })).status).toBe(
    200,
  );
  const number = newNumber();
  await bookTraveller(number);
  expect(await textsTo(number)).toEqual([
    expect.stringMatching(/^Ready at 12:00 on 12 Mar: P47121 to LOS http/),
  ]);
  expect((await set({ version: 1 })).status).toBe(200);
});

it('whoever approves is told of an order by its text', async () => {
  const own = await world.client(100_000_000_00);
  const number = newNumber();
  await world.db.query('update users set sms_number = $2 where id = $1', [
    own.account.id,
    international(number),
  ]);
  await world.db.transaction((tx) =>
    tell(tx, own.account.id, 'order.submitted', {
      ...{ id: 88, makerName: 'Alfa Bravo', totalKobo: 1, flights: 'P47121', isReminder: false },
    }),
  );
  await world.settle();
  expect(await textsTo(number)).toEqual([
    expect.stringMatching(/^Order 88 waits for your approval\. http\S+\/app\/order\/88 Stop: /),
  ]);
});

const consentsOf = async (bookingId: number) => {
  const { rows } = await world.db.query<{ consent: string }>(
    `select given || ' by ' || how as consent from consents
      where passenger_id in (select id from passengers where booking_id = $1) order by id`,
    [bookingId],
  );
  return rows.map(({ consent }) => consent);
};

it('that a traveller agreed is recorded, and a change of something else withdraws it not', async () => {
  const id = await bookTraveller(newNumber());
  const { rows } = await world.db.query<{ id: number }>('select id from passengers where booking_id = $1', [
    id,
  ]);
  const change = { version: 1, Passengers: [{ id: rows[0]?.id, FirstName: 'Echo' }] };
  const answer = await client.post(
    `/booking-services/${id}/changes?expectedCharge=0&expectedRefund=0`,
    change,
  );
  expect(answer.status).toBe(200);
  expect(await consentsOf(id)).toEqual(['true by booking']);
});

it.each([
  ['of a child', { Designation: 'Master' }],
  ['of another country', { mobileNumber: '+447911123456' }],
  ['who did not agree', { TextTraveller: false }],
])('a traveller %s is not texted', async (_, facts) => {
  const id = await bookTraveller(newNumber(), facts);
  expect([await statesOf(id), await consentsOf(id)]).toEqual([[], []]);
});

it.each([
  ['and has another number now', newNumber()],
  ['and has no number any more', null],
])('whoever agreed %s is not texted any more', async (_, mobileNumber) => {
  const id = await bookTraveller(newNumber());
  const { rows } = await world.db.query<{ id: number }>('select id from passengers where booking_id = $1', [
    id,
  ]);
  const change = { version: 1, Passengers: [{ id: rows[0]?.id, mobileNumber }] };
  const answer = await client.post(
    `/booking-services/${id}/changes?expectedCharge=0&expectedRefund=0`,
    change,
  );
  expect(answer.status).toBe(200);
  expect(await statesOf(id)).toEqual(['sent']);
  expect(await consentsOf(id)).toEqual(['true by booking', 'false by change']);
});

it('a text at night is held until 07:00, unless its flight is within 12 hours', async () => {
  await world.goTo(at('22:00'));
  const id = await bookTraveller(newNumber());
  expect(await statesOf(id)).toEqual(['held']);
  const soon = await world.book(client, arrival, {
    Date_Of_Travel: '2026-03-11',
    Date_Of_Arrival: at('09:00', 11).toISOString(),
    Passengers: [passenger({ mobileNumber: newNumber(), TextTraveller: true })],
  });
  expect(await statesOf(soon)).toEqual(['sent']);
  await comeTo(at('06:59', 11));
  expect(await statesOf(id)).toEqual(['held']);
  await comeTo(at('07:00', 11));
  expect(await statesOf(id)).toEqual(['sent']);
});

it('what is no news any more in the morning is not texted', async () => {
  await world.goTo(at('22:00'));
  const number = newNumber();
  const id = await bookTraveller(number);
  await world.settle();
  await client.remove(`/booking-services/${id}`);
  await world.settle();
  await comeTo(at('07:00', 11));
  expect(await beginnings(number)).toEqual(['Cancelled']);
});

it('a number gets five texts a day', async () => {
  const number = newNumber();
  for (let booked = 0; booked < 6; booked += 1) await bookTraveller(number);
  expect(await textsTo(number)).toHaveLength(5);
  await world.goTo(at('09:00', 11));
  await bookTraveller(number);
  expect(await textsTo(number)).toHaveLength(6);
});

it('a client’s travellers get fifty texts a day', async () => {
  const busy = await world.client(100_000_000_00);
  const sent = async (howMany: number) => {
    const travellers = Array.from({ length: howMany }, () => newNumber());
    const id = await world.book(busy, arrival, {
      Passengers: travellers.map((mobileNumber) => passenger({ mobileNumber, TextTraveller: true })),
    });
    return (await statesOf(id)).filter((state) => state === 'sent').length;
  };
  const all = [
    await sent(7),
    await sent(7),
    await sent(7),
    await sent(7),
    await sent(7),
    await sent(7),
    await sent(7),
  ];
  expect([all, await sent(7)]).toEqual([[7, 7, 7, 7, 7, 7, 7], 1]);
});

it('the link to stop holds for good, and whoever only opens it stops nothing', async () => {
  const number = newNumber();
  await bookTraveller(number);
  const code = /\/s\/(\w+)$/.exec((await textsTo(number))[0] ?? '')?.[1];
  await world.visitor.get(`/stop/${code}`);
  await fetch(`${world.url}/s/${code}`);
  expect(await statesOf(await bookTraveller(number))).toEqual(['sent']);
  for (const _ of [1, 2]) expect((await world.visitor.post(`/stop/${code}`, {})).status).toBe(200);
  expect(await statesOf(await bookTraveller(number))).toEqual(['suppressed']);
  expect((await world.visitor.post('/stop/0123456789', {})).status).toBe(404);
});

it('the evening before is told once at 18:00, also over a restart, and neither of what was booked nor of what was cancelled since', async () => {
  await world.goTo(at('09:00', 11));
  const own = await world.client(100_000_000_00);
  const [told, canceled, late] = [newNumber(), newNumber(), newNumber()];
  await bookTraveller(told, {}, own);
  await own.remove(`/booking-services/${await bookTraveller(canceled, {}, own)}`);
  await world.goTo(at('17:59', 11));
  await remindTravellers(world.context);
  expect(await beginnings(told)).toEqual(['Confirmed']);
  await world.goTo(at('18:00', 11));
  for (const _ of ['before', 'after a restart']) await remindTravellers(world.context);
  await bookTraveller(late, {}, own);
  await remindTravellers(world.context);
  expect(await beginnings(told)).toEqual(['Confirmed', 'Tomorrow']);
  expect(await beginnings(canceled)).toEqual(['Confirmed', 'Cancelled']);
  expect(await beginnings(late)).toEqual(['Confirmed']);
  const letters = await world.mailTo(own.account.email);
  expect(letters.filter(({ subject }) => subject.startsWith('Tomorrow:'))).toHaveLength(1);
});

it('a flight that is late is told each traveller once, whoever is told beside them', async () => {
  await world.goTo(at('09:00', 11));
  const [number, own] = [newNumber(), newNumber()];
  const owner = await world.client(100_000_000_00);
  await world.db.query('update users set sms_number = $2 where id = $1', [
    owner.account.id,
    international(own),
  ]);
  const maker = await world.member(owner, 'Deputy');
  await bookTraveller(number, {}, maker);
  const officer = await world.as('Protocol Officer', { airport_ids: [13] });
  const body = {
    airportId: 13,
    code: 'P47121',
    day: '2026-03-12',
    direction: 1,
    expectedAt: at('13:45', 12),
  };
  expect((await officer.call('PUT', '/desk/flights', { body })).status).toBe(200);
  await tellExpected(world.context);
  expect(await beginnings(number)).toEqual(['Confirmed', 'Now expected 13']);
  expect(await beginnings(own)).toEqual(['Now expected 13']);
});

it('the own number is texted once the code that came to it is entered, until it is taken away', async () => {
  const own = await world.client(100_000_000_00);
  const number = newNumber();
  const sms = async () => (await own.get('/me/contact-choices')).body.data.sms;
  expect(await sms()).toEqual({ number: null });
  await own.post('/me/sms-number', { number });
  const code = /^\d{6}/.exec((await textsTo(number))[0] ?? '')?.[0];
  const confirm = async (facts: object) =>
    (await own.post('/me/sms-number', { number, code, ...facts })).status;
  expect(await confirm({ code: 'another' })).toBe(400);
  expect(await confirm({ number: newNumber() })).toBe(400);
  await world.book(own, arrival);
  expect(await textsTo(number)).toHaveLength(1);
  expect(await confirm({})).toBe(200);
  expect(await sms()).toEqual({ number: international(number) });
  await world.book(own, arrival);
  expect(await textsTo(number)).toHaveLength(2);
  await own.remove('/me/sms-number');
  await world.book(own, arrival);
  expect(await textsTo(number)).toHaveLength(2);
  const { rows } = await world.db.query(
    `select array(select given || ' by ' || how from consents where person_id = $1 order by id) as consents,
            array(select text from messages where event = 'sms.code') as codes`,
    [own.account.id],
  );
  expect(rows).toEqual([{ consents: ['true by code', 'false by profile'], codes: [null] }]);
});

it('a code is sent to numbers of Nigeria alone, and to nobody of the staff', async () => {
  const { status, body } = await client.post('/me/sms-number', { number: '+447911123456' });
  expect([status, body.errors]).toEqual([400, { number: ['Enter a mobile number of Nigeria'] }]);
  expect((await administrator.post('/me/sms-number', { number: newNumber() })).status).toBe(404);
});

it('a report says what became of a message that was sent, and changes nothing else', async () => {
  const id = await bookTraveller(newNumber());
  expect(await statesOf(id)).toEqual(['sent']);
  const { rows } = await world.db.query<{ providerId: string }>(
    `select provider_id as "providerId" from messages where channel = 'sms' and booking_ids @> array[$1::bigint]`,
    [id],
  );
  const secret = 'a-secret-of-the-provider';
  const provider: SmsProvider = {
    url: 'https://sms.example',
    body: {},
    reply: { id: 'id' },
    report: { secret, id: 'data.id', state: 'data.status', delivered: ['Delivered'], failed: ['Expired'] },
  };
  const report = (by: string, of: string | undefined, status: string) =>
    world.visitor.post(`/sms/reports/${by}`, { data: { id: of, status } });
  const [{ providerId } = { providerId: '' }] = rows;
  expect((await report(secret, providerId, 'Delivered')).status).toBe(404);
  world.context.config.smsService = provider;
  expect((await report('another-secret-of-somebody', providerId, 'Delivered')).status).toBe(404);
  await report(secret, 'unknown', 'Delivered');
  await report(secret, providerId, 'Accepted');
  expect(await statesOf(id)).toEqual(['sent']);
  await report(secret, providerId, 'Delivered');
  await report(secret, providerId, 'Expired');
  expect(await statesOf(id)).toEqual(['delivered']);
  world.context.config.smsService = 'mailbox';
});

it('the desk reads that travellers were told, without the words, and clients do not', async () => {
  const id = await bookTraveller(newNumber());
  await world.settle();
  const messages = async (by: SignedIn) => (await by.get(`/booking-services/${id}`)).body.data.messages;
  const told = { event: 'booking.confirmed', state: 'sent', at: at('09:00').toISOString() };
  expect(await messages(administrator)).toEqual([
    { ...told, channel: 'email' },
    { ...told, channel: 'sms' },
  ]);
  expect(await messages(client)).toBeUndefined();
});

it('at the limit of the day the letter alone leaves, and Administrators are told once', async () => {
  await world.goTo(at('09:00', 20));
  await allow(1);
  const states: string[][] = [];
  for (const mobileNumber of [newNumber(), newNumber(), newNumber()]) {
    const Passengers = [passenger({ mobileNumber, TextTraveller: true })];
    states.push(await statesOf(await world.book(client, arrival, { Passengers })));
  }
  expect(states).toEqual([['sent'], ['suppressed'], ['suppressed']]);
  const letters = await world.mailTo(administrator.account.email);
  expect(letters.map(({ subject }) => subject)).toEqual(['No more SMS leave today']);
});

it('where none may leave, none is offered and none leaves', async () => {
  await allow(0);
  expect(await statesOf(await bookTraveller(newNumber()))).toEqual(['suppressed']);
  expect((await client.get('/me/contact-choices')).body.data).toEqual({ surveys: true });
  expect((await client.post('/me/sms-number', { number: newNumber() })).status).toBe(404);
  expect((await world.visitor.get('/settings/public')).body.data).toMatchObject({ sms: false });
});

it('with no provider nothing of SMS shows', async () => {
  world.context.config.smsService = undefined;
  expect((await client.get('/me/contact-choices')).body.data).toEqual({ surveys: true });
  const { body } = await administrator.get('/settings');
  const keys = (body.data as unknown as { key: string }[]).map(({ key }) => key);
  expect(keys.filter((key) => key in smsSettings)).toEqual([]);
  expect(await statesOf(await bookTraveller(newNumber()))).toEqual(['suppressed']);
});
