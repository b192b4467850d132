import type { Booking } from 'shared-api/bookings';
import { Banner, Button, formatMoment } from 'shared-ui';
import { RefundNotice } from './RefundNotice.tsx';
import { useCancellation } from './useCancellation.tsx';

/** Shown to the owner alone and only while cancelling is allowed (BOOKDETAIL-10). */
export function CancelBooking({ booking }: { booking: Booking }) {
  const { allowed, until, isDone, isFree, refundKobo, ask, dialog } = useCancellation(booking);
  if (isDone) return <RefundNotice refundKobo={refundKobo} />;
  if (!allowed) return null;
  return (
    <Banner tone="info" action={<Button onClick={ask}>Cancel</Button>}>
      {isFree ? 'Free cancellation' : 'Cancellation'} until <strong>{formatMoment(until)}</strong>
      {dialog}
    </Banner>
  );
}
