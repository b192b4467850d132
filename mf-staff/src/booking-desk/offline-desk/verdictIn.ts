import type { DeskPack, PackBooking } from 'shared-api/desk';
import { codeIn, isVoucherCode } from 'shared-api/desk';
import { digestOf } from 'shared-api/kept-day';

export interface OfflineVerdict {
  booking: PackBooking;
  /** An older voucher of a booking that was changed since. */
  isReplaced: boolean;
}

/** What a scanned or typed code stands for in a kept day; undefined where it is not in it. */
export async function verdictIn(pack: DeskPack, text: string): Promise<OfflineVerdict | undefined> {
  const code = codeIn(text);
  if (!code) return undefined;
  if (!isVoucherCode(code)) {
    const booking = pack.bookings.find(({ shortCode }) => shortCode === code);
    return booking && { booking, isReplaced: false };
  }
  const digest = await digestOf(code);
  const booking = pack.bookings.find(({ digests }) => digests.includes(digest));
  return booking && { booking, isReplaced: booking.digests[0] !== digest };
}
