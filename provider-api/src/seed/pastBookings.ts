export interface PastBooking {
  by: string;
  service: string;
  bookedDaysAgo: number;
  /** From the booking to the flight. */
  aheadDays: number;
  airportId: number;
  destinationId: number;
  flight: string;
  airline: string;
  passengers: number;
  /** What became of it, in order. */
  outcome: readonly { status: string; by: string; afterDays: number }[];
}

const rendered = { status: 'Service_Rendered', by: 'protocol', afterDays: 5 };
const closed = { status: 'Payment_Received', by: 'finance', afterDays: 7 };

export const pastBookings: readonly PastBooking[] = [
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
