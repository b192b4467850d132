export interface PastBooking {
  by: string;
  service: string;
  bookedDaysAgo: number;
  aheadDays: number;
  /** The time is Lagos time; the default is 10:30. */
  time?: string;
  airportId: number;
  flight: string;
  passengers: number;
  outcome?: readonly { status: string; by: string; afterDays: number }[];
  feedback?: { kind: 'modal' | 'survey'; afterDays: number; rank: number; text: string };
}

const rendered = { status: 'Service_Rendered', by: 'protocol', afterDays: 5 };
const closed = { status: 'Payment_Received', by: 'finance', afterDays: 7 };

export const abuja = 1;
export const lagos = 13;

const yesterday = { bookedDaysAgo: 2, aheadDays: 1 };
const today = { bookedDaysAgo: 2, aheadDays: 2 };

export const pastBookings: readonly PastBooking[] = [
  {
    by: 'corporate',
    service: 'International Arrival',
    bookedDaysAgo: 26,
    aheadDays: 4,
    airportId: lagos,
    flight: 'BA75',
    passengers: 3,
    outcome: [rendered, closed],
    feedback: { kind: 'modal', afterDays: 6, rank: 5, text: 'The officer was at the aircraft before us.' },
  },
  {
    by: 'government',
    service: 'Departure',
    bookedDaysAgo: 21,
    aheadDays: 4,
    airportId: abuja,
    flight: 'P47122',
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
    airportId: lagos,
    flight: 'P47121',
    passengers: 1,
    outcome: [rendered, closed],
  },
  {
    by: 'family',
    service: 'Lounge',
    bookedDaysAgo: 15,
    aheadDays: 4,
    airportId: 12,
    flight: 'QI310',
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
    flight: 'VK204',
    passengers: 1,
    outcome: [{ status: 'Flight_Canceled', by: 'protocol', afterDays: 3 }],
  },
  {
    by: 'individual',
    service: 'Departure',
    bookedDaysAgo: 8,
    aheadDays: 6,
    airportId: abuja,
    flight: 'W3101',
    passengers: 2,
    outcome: [{ status: 'Canceled', by: 'individual', afterDays: 1 }],
  },
  {
    by: 'corporate',
    service: 'International Departure',
    bookedDaysAgo: 3,
    aheadDays: 12,
    airportId: lagos,
    flight: 'ET900',
    passengers: 2,
  },
  {
    by: 'individual',
    service: 'Arrival',
    bookedDaysAgo: 1,
    aheadDays: 9,
    airportId: lagos,
    flight: 'P47123',
    passengers: 1,
  },
  {
    by: 'individual',
    service: 'Arrival',
    ...yesterday,
    airportId: lagos,
    time: '15:45',
    flight: 'P47129',
    passengers: 2,
  },
  {
    by: 'corporate',
    service: 'Arrival',
    ...today,
    airportId: lagos,
    time: '07:10',
    flight: 'P47101',
    passengers: 4,
  },
  {
    by: 'government',
    service: 'Lounge',
    ...today,
    airportId: lagos,
    time: '13:20',
    flight: 'QI322',
    passengers: 2,
  },
  {
    by: 'family',
    service: 'Departure',
    ...today,
    airportId: lagos,
    time: '18:40',
    flight: 'VK214',
    passengers: 5,
  },
  {
    by: 'corporate',
    service: 'Departure',
    ...today,
    airportId: abuja,
    time: '09:00',
    flight: 'W3108',
    passengers: 3,
  },
  {
    by: 'government',
    service: 'Arrival',
    ...today,
    airportId: abuja,
    time: '16:15',
    flight: 'P47130',
    passengers: 1,
  },
];
