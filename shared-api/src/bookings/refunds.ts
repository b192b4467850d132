import type { SettingKey, SettingValues } from '../settings/rules.ts';
import type { BookingStatus } from '../statuses/statuses.ts';

const refundSettings = {
  Canceled: 'refundCanceled',
  Flight_Canceled: 'refundFlightCanceled',
  No_Show: 'refundNoShow',
} as const satisfies Partial<Record<BookingStatus, SettingKey>>;

/** The authority keeps the fraction of a kobo. */
export const refundOf = (priceKobo: number, percent: number): number =>
  Math.floor((priceKobo * percent) / 100);

/** An unpaid booking has no refund (S14). */
export const refundOfBooking = (
  { paymentStatus, priceKobo }: { paymentStatus?: string | undefined; priceKobo: number },
  percent: number,
): number => (paymentStatus === 'Paid' ? refundOf(priceKobo, percent) : 0);

/** The refund in per cent of the price when a booking gets this status; undefined where the status settles no money. */
export function refundPercentOf(status: BookingStatus, settings: SettingValues): number | undefined {
  if (status === 'Service_Rendered') return 0;
  return status in refundSettings
    ? settings[refundSettings[status as keyof typeof refundSettings]]
    : undefined;
}
