import { randomUUID } from 'node:crypto';
import type { Booking, ScanResult } from 'shared-api/contract';
import { hourMs, lagosDate } from 'shared-api/rules';
import { pdfPages, pdfText } from '../../../documents/testing/pdfText.ts';
import { aJpeg } from '../../../testing/aJpeg.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { newCode } from '../../papers/newCodes.ts';
import { passenger, startBookingWorld, today } from '../testing/bookingWorld.ts';

const lagos = 13;
const kano = 14;
const world = forAllTests(() => startBookingWorld({ config: { rateLimits: true } }));
let arrival: number;
let client: SignedIn;
let officer: SignedIn;

const after = (hours: number) => new Date(today.getTime() + hours * hourMs);
const flightAt = after(8);
const day = lagosDate(flightAt);

beforeAll(async () => {
  arrival = await world.service();
  client = await world.client(50_000_000_00);
  officer = await world.as('Protocol Officer', {
    first_name: 'Ada',
    last_name: 'Lima',
    airport_ids: [lagos],
  });
});
beforeEach(async () => {
  await world.goTo(today);
  await world.db.query('delete from rate_limits');
});

async function booked(facts: object = {}) {
  const id = await world.book(client, arrival, {
    Date_Of_Arrival: flightAt.toISOString(),
    Date_Of_Travel: day,
    Passengers: [passenger(), passenger({ FirstName: 'Golf' }), passenger({ FirstName: 'Hotel' })],
    ...facts,
  });
  const [letter] = await world.mailTo(client.account.email);
  return { id, letter, ...(await codesOf(id)) };
}
async function codesOf(id: number) {
  const { rows } = await world.db.query<{ code: string; shortCode: string }>(
    `select code, short_code as "shortCode" from document_codes where kind = 'voucher' and subject_id = $1 order by version desc`,
    [id],
  );
  if (!rows[0]) throw new Error('There is no code');
  return rows[0];
}
async function attachmentsOf(letter: Awaited<ReturnType<typeof booked>>['letter']) {
  const entries = (letter?.attachments ?? []).map(async ({ name, href }) => {
    const reply = await fetch(world.url + href);
    return [name, new Uint8Array(await reply.arrayBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();
async function verify(code: string) {
  const { status, body } = await world.visitor.get(`/verify/${code}`);
  return status === 200 ? body.data : [status, body.code];
}
async function scan(code: string, { by = officer, airportId = lagos } = {}) {
  const { status, body } = await by.post('/desk/scan', { code, airportId });
  return status === 200 ? (body.data as unknown as ScanResult) : { verdict: status };
}
const move = async (id: number, BookingStatus: string) =>
  (await world.as('Administrator')).patch('/booking-services', { Id: id, BookingStatus });
const facts = {
  service: 'Arrival',
  airport: 'Murtala Muhammed International Airport, Lagos (LOS)',
  date: day,
  passengers: 3,
};

it.each([
  ['nothing but zeros', Buffer.alloc(16), 'A'.repeat(26)],
  ['nothing but ones', Buffer.alloc(16, 255), `${'7'.repeat(25)}4`],
  ['letters', Buffer.from('foobarfoobarfoob'), 'MZXW6YTBOJTG633CMFZGM33PMI'],
])('a code is 16 bytes in base 32: %s', (_, bytes, code) => {
  expect(newCode(bytes)).toBe(code);
});

it('the confirmation brings vouchers, with codes and names and without a price, and the flights for a calendar', async () => {
  const due = { Date_Of_Arrival: flightAt.toISOString(), Date_Of_Travel: day };
  const numbers = ['P47121', 'P47122'];
  const { status, body } = await client.post('/booking-services/create-bookings', [
    world.entry(arrival, { ...due, Passengers: [passenger(), passenger({ FirstName: 'Golf' })] }),
    world.entry(arrival, {
      ...due,
      Flight_Number: numbers[1],
      Passengers: [passenger({ FirstName: 'Hotel' })],
    }),
  ]);
  expect([status, body.errors]).toEqual([200, []]);
  const ids = [...body.data].map(({ id }) => Number(id));
  const [letter] = await world.mailTo(client.account.email);
  const { 'Vouchers.pdf': vouchers, 'bookings.ics': calendar, ...receipt } = await attachmentsOf(letter);
  expect(Object.keys(receipt)).toHaveLength(1);
  const pages = await pdfPages(vouchers ?? new Uint8Array());
  expect(pages).toHaveLength(2);
  for (const [index, id] of ids.entries()) {
    const { code, shortCode } = await codesOf(id);
    const page = pages[index]?.replaceAll('\n', ' ') ?? '';
    for (const text of [
      `${shortCode.slice(0, 4)} ${shortCode.slice(4)}`,
      ['Mrs. Golf Sierra', 'Mrs. Hotel Sierra'][index],
      numbers[index],
      'Show this with a passport or national card',
      code,
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('₦');
    expect(textOf(calendar).split('\r\n')).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:booking-${id}@127.0.0.1`,
        'SEQUENCE:0',
        'DTSTART:20260303T180000Z',
        'DTEND:20260303T190000Z',
      ]),
    );
  }
});

it('its owner and staff print it while the booking is Processing, and read its short code', async () => {
  const { id, code, shortCode } = await booked();
  const path = `/booking-services/voucher/${id}`;
  const printed = await client.get(path);
  expect(decodeURIComponent(printed.headers.get('content-disposition') ?? '')).toMatch(
    /Voucher \d{4}-\d{6}\.pdf/,
  );
  expect(await pdfText(printed.bytes)).toContain(shortCode.slice(0, 4));
  expect((await officer.get(path)).status).toBe(200);
  expect((await (await world.client(0)).get(path)).status).toBe(404);
  const read = async (by = client) =>
    (await by.get(`/booking-services/${id}`)).body.data as unknown as Booking;
  expect(await read()).toMatchObject({ shortCode, voucherUrl: `${world.url}/v/${code}` });
  const unprinted = await read(await world.as('Registration Officer'));
  expect([unprinted.shortCode, unprinted.voucherUrl]).toEqual([shortCode, undefined]);
  await move(id, 'Service_Rendered');
  expect((await read()).shortCode).toBeUndefined();
  const refused = await client.get(path);
  expect([refused.status, refused.body.code]).toEqual([400, 'not_processing']);
});

it('the paper, its page and the booking document name both services of a booking', async () => {
  const car = await world.service({ name: 'Car', price_kobo: 10_000_00 });
  const { id, code } = await booked({ additionalServiceId: car });
  expect(await verify(code)).toMatchObject({ service: 'Arrival with Car' });
  for (const path of ['voucher', 'export']) {
    const { bytes } = await client.get(`/booking-services/${path}/${id}`);
    expect(await pdfText(bytes)).toContain('Arrival with Car');
  }
});

it('the letter of a change brings the newer voucher and moves the flight in the calendar', async () => {
  const { id, code } = await booked();
  const moved = after(32);
  const answer = await client.post(`/booking-services/${id}/changes?expectedCharge=0&expectedRefund=0`, {
    version: 1,
    Date_Of_Travel: lagosDate(moved),
    Date_Of_Arrival: moved.toISOString(),
  });
  expect(answer.status).toBe(200);
  const [letter] = await world.mailTo(client.account.email);
  const { 'Vouchers.pdf': voucher, 'bookings.ics': calendar } = await attachmentsOf(letter);
  expect(textOf(calendar).split('\r\n')).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:booking-${id}@127.0.0.1`,
      'SEQUENCE:1',
      'STATUS:CONFIRMED',
      'DTSTART:20260304T180000Z',
    ]),
  );
  const newer = await codesOf(id);
  const printed = (await pdfText(voucher ?? new Uint8Array())).replace(/\s/g, '');
  expect(printed).toContain(newer.code);
  expect(newer.code).not.toBe(code);
  expect(await verify(newer.code)).toMatchObject({ state: 'valid', date: lagosDate(moved) });
  expect(await verify(code)).toMatchObject({ state: 'replaced', replacedAt: today.toISOString() });
});

it('its owner reads the same file, also of all that was booked together, and nobody else does', async () => {
  const { id } = await booked();
  const { body } = await client.get(`/booking-services/${id}`);
  const { batchCode, invoiceNumber } = body.data as unknown as Booking;
  for (const reference of [id, batchCode]) {
    const path = `/booking-services/calendar/${reference}`;
    const file = await client.get(path);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.headers.get('content-disposition')).toContain(`Arrival - ${invoiceNumber}.ics`);
    expect(textOf(file.bytes)).toContain(`UID:booking-${id}@127.0.0.1`);
    expect((await (await world.client(0)).get(path)).status).toBe(404);
  }
});

it('a booking without a voucher gets one with its first need, the same for two at once', async () => {
  const { id } = await booked();
  await world.db.query('alter table document_codes disable trigger user');
  await world.db.query("delete from document_codes where kind = 'voucher' and subject_id = $1", [id]);
  await world.db.query('alter table document_codes enable trigger user');
  const replies = await Promise.all([
    client.get(`/booking-services/voucher/${id}`),
    client.get(`/booking-services/${id}`),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await codesOf(id)).code).toMatch(/^[A-Z2-7]{26}$/);
});

it('whoever holds the code reads whether it holds, and nothing of whom it is for', async () => {
  const { id, code } = await booked();
  expect(await verify(code)).toEqual({ kind: 'voucher', state: 'valid', ...facts });
  expect(await verify(code.toLowerCase())).toMatchObject({ state: 'valid' });
  await world.goTo(new Date(flightAt.getTime() + 12 * hourMs + 1));
  expect(await verify(code)).toEqual({ kind: 'voucher', state: 'ended' });
  await move(id, 'Service_Rendered');
  expect(await verify(code)).toEqual({ kind: 'voucher', state: 'used' });
});

it.each(['No_Show', 'Flight_Canceled'])('one of a booking in %s is not valid any more', async (status) => {
  const { id, code } = await booked();
  await move(id, status);
  expect(await verify(code)).toEqual({ kind: 'voucher', state: 'ended' });
});

it.each(['A'.repeat(26), 'A', '23456789', 'x.y', 'A'.repeat(65), 'AB-CD', '%20'])(
  '%s was not issued',
  async (code) => {
    expect(await verify(code)).toEqual([404, 'unknown_code']);
  },
);

it('codes are looked up thirty times a minute from one address', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async () => (await world.visitor.get(`/verify/${'A'.repeat(26)}`)).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

it('where the passengers are met and whom they call stands wherever the voucher does, once it is named', async () => {
  const { id, code } = await booked();
  const airportDesk = { dutyPhone: '0803 123 4567', meetingPoint: 'Arrivals hall, gate B' };
  const saved = await (await world.as('Administrator')).patch('/settings/airportDesks', {
    value: [{ airportId: lagos, ...airportDesk }],
    version: 0,
  });
  expect(saved.status).toBe(200);
  expect(await verify(code)).toMatchObject({ state: 'valid', ...facts, ...airportDesk });
  const booking = (await client.get(`/booking-services/${id}`)).body.data;
  expect(booking).toMatchObject({ airportDesk });
  const printed = await pdfText((await client.get(`/booking-services/voucher/${id}`)).bytes);
  for (const text of Object.values(airportDesk)) expect(printed.replaceAll('\n', ' ')).toContain(text);
  await booked();
  const letters = await world.mailTo(client.account.email);
  const confirmed = letters.find(({ text }) => text.includes('Meeting point: Arrivals hall, gate B'));
  expect(confirmed?.text).toContain('Duty telephone: 0803 123 4567');
  const administrator = await world.as('Administrator');
  const uploaded = await administrator.form(`/settings/meeting-pictures/${lagos}`, {}, [
    { name: 'door.jpg', type: 'image/jpeg', content: aJpeg(1) },
  ]);
  const { picture } = uploaded.body.data;
  expect(await verify(code)).toMatchObject({ picture });
  expect((await client.get(`/booking-services/${id}`)).body.data).toMatchObject({ airportDesk: { picture } });
  await administrator.patch('/settings/airportDesks', { version: 1 });
});

it('a change replaces the voucher: the old one says since when, with the facts of today', async () => {
  const { id, code } = await booked();
  await world.goTo(after(1));
  const change = { version: 1, Flight_Number: 'P47125' };
  const changed = await client.post(
    `/booking-services/${id}/changes?expectedCharge=0&expectedRefund=0`,
    change,
  );
  expect(changed.status).toBe(200);
  expect(await verify(code)).toEqual({
    kind: 'voucher',
    state: 'replaced',
    ...facts,
    replacedAt: after(1).toISOString(),
  });
  expect(await scan(code)).toMatchObject({ verdict: 'replaced', booking: { id, flight_Number: 'P47125' } });
  expect(await verify((await codesOf(id)).code)).toMatchObject({ state: 'valid' });
});

it.each<[string, (id: number) => Promise<unknown>]>([
  ['Canceled', (id) => client.remove(`/booking-services/${id}`)],
  ['Flight_Canceled', (id) => move(id, 'Flight_Canceled')],
])('the letter of %s takes the flight out of the calendar', async (bookingStatus, end) => {
  const { id, code } = await booked();
  await end(id);
  const [letter] = await world.mailTo(client.account.email);
  const calendar = textOf((await attachmentsOf(letter))['bookings.ics']);
  expect(calendar.split('\r\n')).toEqual(
    expect.arrayContaining([`UID:booking-${id}@127.0.0.1`, 'SEQUENCE:1', 'STATUS:CANCELLED']),
  );
  expect(await verify(code)).toEqual({ kind: 'voucher', state: 'ended' });
  expect(await scan(code)).toMatchObject({ verdict: 'closed', booking: { id, bookingStatus } });
});

it('scanned at the desk it is valid, whether as code, short code or QR text, until all are met', async () => {
  const { id, code, shortCode } = await booked();
  const spoken = `${shortCode.slice(0, 4)} ${shortCode.slice(4)}`.toLowerCase();
  for (const typed of [code, spoken, `${world.url}/v/${code}`, `${world.url}/v/${code}/?utm_source=letter`])
    expect(await scan(typed)).toMatchObject({
      verdict: 'valid',
      booking: { id, contact: { email: client.account.email } },
    });
  await world.goTo(after(7));
  const { booking } = (await scan(code)) as ScanResult;
  const at = after(7).toISOString();
  await officer.post('/desk/attendance', {
    sentAt: at,
    facts: booking?.passengers.map((one) => ({ nonce: randomUUID(), passengerId: one.id, kind: 'met', at })),
  });
  expect(await scan(code)).toMatchObject({ verdict: 'already_met', when: at, by: 'Ada Lima' });
});

it('scanned elsewhere it says where, on another day that it is another, and of no other airport the booking', async () => {
  const elsewhere = await booked({ AirportId: kano, DestinationAirportId: lagos });
  expect(await scan(elsewhere.code)).toEqual({
    verdict: 'other_airport',
    airport: expect.stringContaining('Kano'),
  });
  const { code } = await booked();
  await world.goTo(after(-24));
  expect(await scan(code)).toMatchObject({ verdict: 'other_day', booking: { date_Of_Travel: day } });
  expect(await scan('Not a code')).toEqual({ verdict: 'unknown' });
  expect(await scan(code, { airportId: kano })).toEqual({ verdict: 404 });
});
