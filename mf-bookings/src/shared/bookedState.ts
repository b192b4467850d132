import type { Booking } from 'shared-api/contract';

/** What the page after a booking is told of it, through the history's state. */
export interface BookedState {
  booked: readonly { id: number; number: string }[];
}

export const bookedState = (bookings: readonly Booking[]): BookedState => ({
  booked: bookings.map(({ id, invoiceNumber }) => ({ id, number: invoiceNumber ?? String(id) })),
});

/** Reads a state that may be any page's. */
export const bookedIn = (state: unknown): BookedState['booked'] =>
  typeof state === 'object' && state !== null && 'booked' in state ? (state as BookedState).booked : [];
