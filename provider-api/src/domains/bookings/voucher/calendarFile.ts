import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { hourMs } from 'shared-api/rules';
import type { MailAttachment } from '../../../adapters/mail/Mailer.ts';
import type { AppContext } from '../../../appContext.ts';
import type { Config } from '../../../config.ts';
import { currentAuthority } from '../../../settings/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { airportName } from '../documents/printedBooking.ts';

interface Calendar {
  config: Pick<Config, 'publicUrl' | 'mailFrom'>;
  authority: { name: string };
  now: Date;
  cancelled?: boolean;
}

const addressOf = (mailFrom: string): string => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;

/** Calendars replace an event by a later one with the same `id` and a higher `sequence` (RFC 5545). */
export function calendarFile(
  rows: readonly BookingRow[],
  { config, authority, now, cancelled = false }: Calendar,
): string {
  const { hostname } = new URL(config.publicUrl);
  const calendar = ical({
    prodId: { company: 'Airport Protocol Services', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { id, version, flightAt, serviceName, flightNumber, airportId, invoiceId } of rows)
    calendar.createEvent({
      id: `booking-${id}@${hostname}`,
      sequence: cancelled ? version : version - 1,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: new Date(now),
      start: new Date(flightAt),
      end: new Date(flightAt.getTime() + hourMs),
      summary: `${serviceName}, flight ${flightNumber}`,
      location: airportName(airportId),
      description: `Booking ${invoiceId ?? id}`,
      organizer: { name: authority.name, email: addressOf(config.mailFrom) },
    });
  return `${calendar.toString()}\r\n`;
}

export async function calendarAttachment(
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
  rows: readonly BookingRow[],
  cancelled = false,
): Promise<MailAttachment> {
  const authority = await currentAuthority(db, config);
  return {
    name: 'bookings.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendarFile(rows, { config, authority, now: clock.now(), cancelled })),
  };
}
