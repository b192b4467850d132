import type { BodyOf, createBookings } from 'shared-api/contract';

export interface PastBooking {
  by: string;
  service: string;
  bookedDaysAgo: number;
  aheadDays: number;
  /** The time is Lagos time; the default is 10:30. */
  time?: string;
  airportId: number;
  destinationId: number;
  flight: string;
  airline: BodyOf<typeof createBookings>[number]['airline'];
  passengers: number;
  outcome: readonly { status: string; by: string; afterDays: number }[];
  feedback?: { kind: 'modal' | 'survey'; afterDays: number; rank: number; text: string };
}

const rendered = { status: 'Service_Rendered', by: 'protocol', afterDays: 5 };
const closed = { status: 'Payment_Received', by: 'finance', afterDays: 7 };

const past: readonly PastBooking[] = [
  {
    by: 'corporate',
    service: 'International Arrival',
    bookedDaysAgo: 26,
    aheadDays: 4,
    airportId: 13,
    destinationId: 1,
    flight: 'BA75',
    airline: 'British Airways',
    passengers: 3,
    outcome: [rendered, closed],
    feedback: { kind: 'modal', afterDays: 6, rank: 5, text: 'The officer was at the aircraft before us.' },
  },
  {
    by: 'government',
    service: 'Departure',
    bookedDaysAgo: 21,
    aheadDays: 4,
    airportId: 1,
    destinationId: 13,
    flight: 'P47122',
    airline: 'Air Peace',
    passengers: 2,
    outcome: [rendered],
    feedback: {
      kind: 'survey',
      afterDays: 6,
      rank: 4,
      text: 'Quick through security; the trolley came late.',
    },
  },
  {
    by: 'individual',
    service: 'Arrival',
    bookedDaysAgo: 18,
    aheadDays: 4,
    airportId: 13,
    destinationId: 1,
    flight: 'P47121',
    airline: 'Air Peace',
    passengers: 1,
    outcome: [rendered, closed],
  },
  {
    by: 'family',
    service: 'Lounge',
    bookedDaysAgo: 15,
    aheadDays: 4,
    airportId: 12,
    destinationId: 13,
    flight: 'QI310',
    airline: 'Ibom Air',
    passengers: 4,
    outcome: [{ status: 'No_Show', by: 'protocol', afterDays: 5 }],
    feedback: {
      kind: 'modal',
      afterDays: 6,
      rank: 2,
      text: 'We missed the flight and nobody told us where to go.',
    },
  },
  {
    by: 'corporate',
    service: 'Car',
    bookedDaysAgo: 12,
    aheadDays: 3,
    airportId: 14,
    destinationId: 13,
    flight: 'VK204',
    airline: 'Value Jet',
    passengers: 1,
    outcome: [{ status: 'Flight_Canceled', by: 'protocol', afterDays: 3 }],
  },
  {
    by: 'individual',
    service: 'Departure',
    bookedDaysAgo: 8,
    aheadDays: 6,
    airportId: 1,
    destinationId: 13,
    flight: 'W3101',
    airline: 'Arik Air',
    passengers: 2,
    outcome: [{ status: 'Canceled', by: 'individual', afterDays: 1 }],
  },
  {
    by: 'corporate',
    service: 'International Departure',
    bookedDaysAgo: 3,
    aheadDays: 12,
    airportId: 13,
    destinationId: 1,
    flight: 'ET900',
    airline: 'Ethiopian',
    passengers: 2,
    outcome: [],
  },
  {
    by: 'individual',
    service: 'Arrival',
    bookedDaysAgo: 1,
    aheadDays: 9,
    airportId: 13,
    destinationId: 1,
    flight: 'P47123',
    airline: 'Air Peace',
    passengers: 1,
    outcome: [],
  },
];

type Flight = Pick<
  PastBooking,
  'by' | 'service' | 'airportId' | 'time' | 'flight' | 'airline' | 'passengers'
>;

const lagos = 13;
const abuja = 1;

/**
 * All of these flights were booked two days before the sample data is created. A flight with `ahead: 1` was yesterday,
 * and a flight with `ahead: 2` is today.
 */
const days: readonly { ahead: number; flights: readonly Flight[] }[] = [
  {
    ahead: 1,
    flights: [
      {
        by: 'individual',
        service: 'Arrival',
        airportId: lagos,
        time: '15:45',
        flight: 'P47129',
        airline: 'Air Peace',
        passengers: 2,
      },
    ],
  },
  {
    ahead: 2,
    flights: [
      {
        by: 'corporate',
        service: 'Arrival',
        airportId: lagos,
        time: '07:10',
        flight: 'P47101',
        airline: 'Air Peace',
        passengers: 4,
      },
      {
        by: 'government',
        service: 'Lounge',
        airportId: lagos,
        time: '13:20',
        flight: 'QI322',
        airline: 'Ibom Air',
        passengers: 2,
      },
      {
        by: 'family',
        service: 'Departure',
        airportId: lagos,
        time: '18:40',
        flight: 'VK214',
        airline: 'Value Jet',
        passengers: 5,
      },
      {
        by: 'corporate',
        service: 'Departure',
        airportId: abuja,
        time: '09:00',
        flight: 'W3108',
        airline: 'Arik Air',
        passengers: 3,
      },
      {
        by: 'government',
        service: 'Arrival',
        airportId: abuja,
        time: '16:15',
        flight: 'P47130',
        airline: 'Air Peace',
        passengers: 1,
      },
    ],
  },
];

const atTheDesk = days.flatMap(({ ahead, flights }) =>
  flights.map(
    (flight): PastBooking => ({
      ...flight,
      destinationId: flight.airportId === lagos ? abuja : lagos,
      bookedDaysAgo: 2,
      aheadDays: ahead,
      outcome: [],
    }),
  ),
);

export const pastBookings: readonly PastBooking[] = [...past, ...atTheDesk];
