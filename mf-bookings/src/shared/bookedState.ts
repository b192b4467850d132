import type { Booking } from 'shared-api/bookings';

/** What the page after a booking knows of it, through the history's state. */
export interface BookedState {
  batchCode: string;
  serviceName: string;
  bookings: readonly { id: number; number: string }[];
}

export function bookedState(bookings: readonly Booking[]): { booked: BookedState } | undefined {
  const [first] = bookings;
  if (!first) return undefined;
  return {
    booked: {
      batchCode: first.batchCode,
      serviceName: first.service.name,
      bookings: bookings.map(({ id, invoiceNumber }) => ({ id, number: invoiceNumber ?? String(id) })),
    },
  };
}

/** Reads a state that may be any page's. */
export const bookedIn = (state: unknown): BookedState | undefined =>
  typeof state === 'object' && state !== null && 'booked' in state
    ? (state as { booked: BookedState }).booked
    : undefined;
