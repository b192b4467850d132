import type { DeskPack, PackBooking } from 'shared-api/desk';
import { isVoucherCode } from 'shared-api/desk';
import { digestOf } from 'shared-api/kept-day';

export interface OfflineVerdict {
  booking: PackBooking;
  /** If true, the booking was changed after the voucher was issued. */
  isReplaced: boolean;
}

export async function findVoucher(pack: DeskPack, code: string): Promise<OfflineVerdict | undefined> {
  if (!isVoucherCode(code)) {
    const booking = pack.bookings.find(({ shortCode }) => shortCode === code);
    return booking && { booking, isReplaced: false };
  }
  const digest = await digestOf(code);
  const booking = pack.bookings.find(({ digests }) => digests.includes(digest));
  return booking && { booking, isReplaced: booking.digests[0] !== digest };
}
