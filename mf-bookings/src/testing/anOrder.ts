import type { Order } from 'shared-api/contract';

const entry = {
  Flight_Number: 'P47121',
  airline: 'Air Peace',
  additionalServiceId: 0,
  Date_Of_Travel: '2030-12-01',
  Date_Of_Arrival: '2030-12-01T13:00:00.000Z',
  AirportId: 13,
  DestinationAirportId: 1,
  ServiceId: 11,
  Passengers: [
    {
      FirstName: 'Adaeze',
      LastName: 'Obi',
      Designation: 'Mrs.',
      Gender: 'Female',
      mobileNumber: '08031234567',
      airline: 'Air Peace',
    },
  ],
} as const;

export const anOrder = (own: Partial<Order> = {}): Order =>
  ({
    id: 4711,
    version: 3,
    status: 'Draft',
    total: 50_000,
    totalNow: 50_000,
    problem: null,
    warning: null,
    exactFunding: false,
    bookWhenPaid: false,
    acceptedAt: null,
    failure: null,
    invoice: null,
    batchCode: null,
    bookings: [],
    passengers: 1,
    client: { id: 1, name: 'Sample Client' },
    dateCreated: '2026-11-20T10:00:00.000Z',
    dateChanged: '2026-11-20T10:00:00.000Z',
    entries: [entry],
    flights: [
      {
        serviceId: 11,
        serviceName: 'Arrival service',
        airportId: 13,
        destinationAirportId: 1,
        flightNumber: 'P47121',
        airline: 'Air Peace',
        flightAt: '2030-12-01T13:00:00.000Z',
        additionalServiceName: null,
        passengers: 1,
        price: 50_000,
      },
    ],
    ...own,
  }) as Order;
