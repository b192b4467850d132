import type { Config } from '../../../config.ts';
import type { BookingRow } from '../bookingRow.ts';
import { airportName } from '../documents/printedBooking.ts';

/** 20261201T130000Z */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

interface Calendar {
  config: Pick<Config, 'publicUrl'>;
  now: Date;
  /** Takes the flights out of the calendar that has them. */
  cancelled?: boolean;
}

/** Flights as an iCalendar file (RFC 5545): a later one of the same booking takes the place of what was sent before. */
function calendarFile(rows: readonly BookingRow[], { config, now, cancelled = false }: Calendar): string {
  const { hostname } = new URL(config.publicUrl);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Airport Protocol Services//Bookings//EN',
    'METHOD:PUBLISH',
    ...rows.flatMap(({ id, version, flightAt, serviceName, flightNumber, airportId, invoiceId }) => [
      'BEGIN:VEVENT',
      `UID:booking-${id}@${hostname}`,
      `SEQUENCE:${cancelled ? version : version - 1}`,
      `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(flightAt)}`,
      'DURATION:PT1H',
      `SUMMARY:${escaped(`${serviceName}, flight ${flightNumber}`)}`,
      `LOCATION:${escaped(airportName(airportId))}`,
      `DESCRIPTION:${escaped(`Booking ${invoiceId ?? id}`)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** The same as an attachment of a letter. */
export const calendarAttachment = (rows: readonly BookingRow[], calendar: Calendar) => ({
  name: 'bookings.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  contentBase64: Buffer.from(calendarFile(rows, calendar)).toString('base64'),
});
