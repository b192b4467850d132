import ICAL from 'ical.js';
import type { BookingRow } from '../bookingRow.ts';
import { calendarFile } from './calendarFile.ts';

const config = {
  publicUrl: 'https://portal.example',
  mailFrom: 'Airport Protocol Portal <no-reply@portal.example>',
};
const authority = { name: 'National Airports Authority, "Protocol"' };
const now = new Date('2026-11-20T09:00:00Z');
const aRow = (own: Partial<BookingRow>) =>
  ({
    id: 21,
    version: 1,
    flightAt: new Date('2026-12-01T13:00:00Z'),
    serviceName: 'Arrival',
    flightNumber: 'P47121',
    airportId: 13,
    invoiceId: '2026-000124',
    ...own,
  }) as BookingRow;

function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

it('each flight is an event of one hour at its instant, with who publishes it', () => {
  const rows = [aRow({}), aRow({ id: 22, flightNumber: 'W3401', version: 3 })];
  const [event, another] = eventsOf(calendarFile(rows, { config, authority, now }));
  expect(event).toMatchObject({
    uid: 'booking-21@portal.example',
    sequence: 0,
    summary: 'Arrival, flight P47121',
    location: 'Murtala Muhammed International Airport, Lagos (LOS)',
    description: 'Booking 2026-000124',
    organizer: 'mailto:no-reply@portal.example',
  });
  expect(event?.startDate.toJSDate()).toEqual(new Date('2026-12-01T13:00:00Z'));
  expect(event?.duration.toSeconds()).toBe(3_600);
  expect(another).toMatchObject({ uid: 'booking-22@portal.example', sequence: 2 });
});

it('what is cancelled takes its event out of the calendar that has it', () => {
  const [event] = eventsOf(calendarFile([aRow({})], { config, authority, now, cancelled: true }));
  expect(event).toMatchObject({ uid: 'booking-21@portal.example', sequence: 1 });
  expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

it.each([
  ['signs of the format', 'Arrival; VIP, "gold" \\ new'],
  ['the beginning of another event', 'Arrival\r\nEND:VEVENT\r\nBEGIN:VEVENT'],
  ['a line break of each kind', 'one\rtwo\nthree\r\nfour'],
  ['more than a line holds', 'Ọlá '.repeat(60).trim()],
  ['signs of two units at every place', '🛬'.repeat(80)],
])('text with %s cannot break the file', (_, text) => {
  const file = calendarFile([aRow({ serviceName: text, flightNumber: text })], { config, authority, now });
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const [event, ...others] = eventsOf(file);
  expect(others).toEqual([]);
  const read = text.replace(/\r\n?/g, '\n');
  expect(event?.summary).toBe(`${read}, flight ${read}`);
});
