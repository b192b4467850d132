export const bookingStatuses = [
  'Processing',
  'Payment_Received',
  'Service_Rendered',
  'No_Show',
  'Flight_Canceled',
  'Canceled',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The moves staff may make (STATUS-02 to STATUS-07); a client's own move to Canceled is in cancellation.ts. */
export const nextBookingStatuses = {
  Processing: ['Service_Rendered', 'No_Show', 'Flight_Canceled'],
  Service_Rendered: ['Payment_Received'],
  Payment_Received: [],
  No_Show: [],
  Flight_Canceled: [],
  Canceled: [],
} satisfies Record<BookingStatus, readonly BookingStatus[]>;

export const canMoveBooking = (from: BookingStatus, to: BookingStatus): boolean =>
  (nextBookingStatuses[from] as readonly BookingStatus[]).includes(to);

const respelled: Partial<Record<BookingStatus, string>> = {
  Canceled: 'Cancelled',
  Flight_Canceled: 'Flight_Cancelled',
};

/** How a status is shown (G63): two are respelled, the others stand as they are. */
export const bookingStatusText = (status: string): string => respelled[status as BookingStatus] ?? status;

/** Reads a status by name or by its index 0 to 5 (G63). */
export function readBookingStatus(value: unknown): BookingStatus | undefined {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d$/.test(value)))
    return bookingStatuses[Number(value)];
  return bookingStatuses.find((status) => status === value);
}

/** Statuses after which the whole price goes back to the wallet (S14). */
export const refundedStatuses: readonly BookingStatus[] = ['Canceled', 'Flight_Canceled'];
/** Statuses with which the authority has earned the price. */
export const earnedStatuses: readonly BookingStatus[] = ['Service_Rendered', 'No_Show'];
