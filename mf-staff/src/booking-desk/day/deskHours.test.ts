import type { DeskBooking } from 'shared-api/contract';
import { aBooking, aPassenger } from 'shared-api/testing';
import { bookingsWith, hoursOf } from './deskHours.ts';

const aDeskBooking = (own: Partial<DeskBooking> = {}): DeskBooking => ({
  ...aBooking(own),
  contact: { name: 'Sample Client', phoneNumber: '+2348031234567', email: 'client@example.test' },
  ...own,
});

describe('the hours of a day', () => {
  it('are those of Lagos, each with its flights, and a flight with all who booked it', () => {
    const hours = hoursOf([
      aDeskBooking({ id: 1, date_Of_Arrival: '2026-12-01T05:15:00.000Z', flight_Number: 'P47121' }),
      aDeskBooking({ id: 2, date_Of_Arrival: '2026-12-01T05:15:00.000Z', flight_Number: 'p47121 ' }),
      aDeskBooking({ id: 3, date_Of_Arrival: '2026-12-01T05:45:00.000Z', flight_Number: 'W3 101' }),
      aDeskBooking({ id: 4, date_Of_Arrival: '2026-12-01T22:30:00.000Z', flight_Number: 'P47999' }),
    ]);
    expect(
      hours.map(({ hour, flights }) => [
        hour,
        flights.map(({ time, number, bookings }) => [time, number, bookings.length]),
      ]),
    ).toEqual([
      [
        '06:00',
        [
          ['06:15', 'P47121', 2],
          ['06:45', 'W3 101', 1],
        ],
      ],
      ['23:00', [['23:30', 'P47999', 1]]],
    ]);
  });

  it('count the passengers who are expected and the bookings without an outcome', () => {
    const two = [aPassenger({ id: 1 }), aPassenger({ id: 2 })];
    const [hour] = hoursOf([
      aDeskBooking({ id: 1, passengers: two }),
      aDeskBooking({ id: 2, bookingStatus: 'Service_Rendered' }),
      aDeskBooking({ id: 3, bookingStatus: 'Canceled', passengers: two }),
    ]);
    expect([hour?.passengers, hour?.waiting]).toEqual([3, 1]);
  });
});

describe('a search within the day', () => {
  const bookings = [
    aDeskBooking({ id: 1, flight_Number: 'P47121', invoiceNumber: '2026-000001' }),
    aDeskBooking({
      id: 2,
      flight_Number: 'W3101',
      invoiceNumber: '2026-000002',
      shortCode: 'K7MX2QPD',
      bookingStatus: 'No_Show',
      contact: { name: 'Golf Limited', phoneNumber: '08099999999', email: 'golf@example.test' },
      passengers: [
        aPassenger({ firstName: 'Hotel', lastName: 'India', special_Requirement: 'Needs a lift' }),
      ],
    }),
  ];
  const found = (search: string) => bookingsWith(bookings, search).map(({ id }) => id);

  it.each(['w31', 'golf lim', '0809999', 'hotel india', 'LIFT', '000002', 'k7mx–2qpd'])(
    'finds %s',
    (text) => {
      expect(found(text)).toEqual([2]);
    },
  );

  it('shows everything without a text', () => expect(found('  ')).toEqual([1, 2]));
});
