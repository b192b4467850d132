import { type Booking, refundOfBooking } from 'shared-api/bookings';
import type { CorrectedOutcome } from 'shared-api/corrections';
import { formatNaira, koboOf } from 'shared-api/money';
import type { PublicSettings } from 'shared-api/settings';

type Refunds = Partial<PublicSettings['refunds']>;
type Ended = Pick<Booking, 'price' | 'paymentStatus' | 'refund'>;

export function correctionMoney(booking: Ended, to: CorrectedOutcome, refunds: Refunds): string {
  const { paymentStatus, price, refund } = booking;
  if (paymentStatus !== 'Paid') return 'Nothing was paid: no money moves.';
  const share = { Service_Rendered: 0, ...refunds }[to] ?? 0;
  const back = refundOfBooking({ paymentStatus, priceKobo: koboOf(price) }, share);
  const moved = back - (refund ? koboOf(refund.amount) : 0);
  if (moved === 0) return 'No money moves.';
  return moved > 0
    ? `${formatNaira(moved)} goes back to the client’s wallet.`
    : `${formatNaira(-moved)} is taken from the client’s wallet again.`;
}
