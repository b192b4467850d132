import { airportName } from '../shared/airportName.ts';
import type { BookedState } from '../shared/bookedState.ts';

/** 20261201T130000Z */
const stamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** The flights as an iCalendar file (RFC 5545); by their names those of the confirmation take their place. */
export function calendarFile({ bookings, serviceName }: BookedState, now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Airport Protocol Services//Bookings//EN',
    ...bookings.flatMap(({ id, number, flight, airportId, at }) => [
      'BEGIN:VEVENT',
      `UID:booking-${id}@${location.hostname}`,
      `DTSTAMP:${stamp(now.toISOString())}`,
      `DTSTART:${stamp(at)}`,
      'DURATION:PT1H',
      `SUMMARY:${escaped(`${serviceName}, flight ${flight}`)}`,
      `LOCATION:${escaped(airportName(airportId))}`,
      `DESCRIPTION:${escaped(`Booking ${number}`)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
