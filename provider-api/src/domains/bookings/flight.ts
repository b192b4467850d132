import type { PassengerBody } from 'shared-api/contract';

/** One flight to be booked, its passengers together: what becomes one booking (G59). */
export interface Flight {
  /** Where the entry stands in the request, for example `[2]`; '' when the request is one entry. */
  at: string;
  serviceId: number;
  /** 0 for none (BOOK-15). */
  additionalServiceId: number;
  airportId: number;
  destinationAirportId: number;
  flightNumber: string;
  airline: string | null;
  dateOfTravel: string;
  flightAt: Date;
  passengers: PassengerBody[];
}
