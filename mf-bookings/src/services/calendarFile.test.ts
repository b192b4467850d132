import { calendarFile } from './calendarFile.ts';

it('each flight is an event at its instant, whose text cannot break the file', () => {
  const at = '2026-12-01T13:00:00.000Z';
  const bookings = [{ id: 21, number: '2026-000124', flight: 'P47121', airportId: 13, at }];
  const booked = { batchCode: 'b', serviceName: 'Arrival; VIP', serviceId: 11, bookings };
  expect(calendarFile(booked, new Date('2026-11-20T09:00:00Z')).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Airport Protocol Services//Bookings//EN',
    'BEGIN:VEVENT',
    'UID:booking-21@localhost',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261201T130000Z',
    'DURATION:PT1H',
    'SUMMARY:Arrival\\; VIP\\, flight P47121',
    'LOCATION:Murtala Muhammed International Airport\\, Lagos (LOS)',
    'DESCRIPTION:Booking 2026-000124',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
