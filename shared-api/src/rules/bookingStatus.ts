import type { SettingKey, SettingValues } from './settings.ts';

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

/** The same for letters and papers, which say it in words: "Service Rendered". */
export const bookingStatusWords = (status: string): string => bookingStatusText(status).replaceAll('_', ' ');

/** Reads a status by name or by its index 0 to 5 (G63). */
export function readBookingStatus(value: string | number): BookingStatus | undefined {
  if (typeof value === 'number' || /^\d$/.test(value)) return bookingStatuses[Number(value)];
  return bookingStatuses.find((status) => status === value);
}

/** Statuses that give money back unless set otherwise; bringing many bookings there takes a reason. */
export const refundedStatuses: readonly BookingStatus[] = ['Canceled', 'Flight_Canceled'];

/** The settings with the part of the price that goes back to the wallet, by the status a booking ends in (S14). */
const refundSettings = {
  Canceled: 'refundCanceled',
  Flight_Canceled: 'refundFlightCanceled',
  No_Show: 'refundNoShow',
} as const satisfies Partial<Record<BookingStatus, SettingKey>>;

/** A part of a price in whole kobo; what does not divide is the authority's. */
export const refundOf = (priceKobo: number, percent: number): number =>
  Math.floor((priceKobo * percent) / 100);

/** What goes back to the wallet for a booking; nothing where nothing was paid (S14). */
export const refundOfBooking = (
  { paymentStatus, priceKobo }: { paymentStatus?: string | undefined; priceKobo: number },
  percent: number,
): number => (paymentStatus === 'Paid' ? refundOf(priceKobo, percent) : 0);

/** Whether the flight must be over when a booking gets this status: before, its outcome asks for a second look. */
export const endsWithTheFlight = (status: string): boolean =>
  status === 'Service_Rendered' || status === 'No_Show';

/** Per cent of the price that goes back when a booking moves there; undefined where the move closes no money. */
export function refundPercentOf(status: BookingStatus, settings: SettingValues): number | undefined {
  if (status === 'Service_Rendered') return 0;
  return status in refundSettings
    ? settings[refundSettings[status as keyof typeof refundSettings]]
    : undefined;
}
