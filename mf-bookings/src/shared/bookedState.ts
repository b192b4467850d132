import type { Booking } from 'shared-api/bookings';

export interface BookedFlight {
  id: number;
  number: string;
  airportId: number;
  at: string;
}

export interface BookedState {
  batchCode: string;
  serviceName: string;
  serviceId: number | undefined;
  bookings: readonly BookedFlight[];
}

export function bookedState(bookings: readonly Booking[]): { booked: BookedState } | undefined {
  const [first] = bookings;
  if (!first) return undefined;
  return {
    booked: {
      batchCode: first.batchCode,
      serviceName: first.service.name,
      serviceId: first.service.id,
      bookings: bookings.map(({ id, invoiceNumber, airportId, date_Of_Arrival }) => ({
        id,
        number: invoiceNumber ?? String(id),
        airportId,
        at: date_Of_Arrival,
      })),
    },
  };
}

/** Any page may have set the state of the history entry. */
export const bookedIn = (state: unknown): BookedState | undefined =>
  typeof state === 'object' && state !== null && 'booked' in state
    ? (state as { booked: BookedState }).booked
    : undefined;
