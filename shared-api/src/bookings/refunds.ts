import type { SettingKey, SettingValues } from '../settings/rules.ts';
import type { BookingStatus } from '../statuses/statuses.ts';

const refundSettings = {
  Canceled: 'refundCanceled',
  Flight_Canceled: 'refundFlightCanceled',
  No_Show: 'refundNoShow',
} as const satisfies Partial<Record<BookingStatus, SettingKey>>;

/** The authority keeps what does not divide into whole kobo. */
export const refundOf = (priceKobo: number, percent: number): number =>
  Math.floor((priceKobo * percent) / 100);

/** Nothing goes back where nothing was paid (S14). */
export const refundOfBooking = (
  { paymentStatus, priceKobo }: { paymentStatus?: string | undefined; priceKobo: number },
  percent: number,
): number => (paymentStatus === 'Paid' ? refundOf(priceKobo, percent) : 0);

/** Per cent of the price that goes back when a booking moves there; undefined where the move closes no money. */
export function refundPercentOf(status: BookingStatus, settings: SettingValues): number | undefined {
  if (status === 'Service_Rendered') return 0;
  return status in refundSettings
    ? settings[refundSettings[status as keyof typeof refundSettings]]
    : undefined;
}
