import type { Booking } from 'shared-api/bookings';
import { Banner, Button, formatMoment } from 'shared-ui';
import styles from './CancelBooking.module.css';
import { RefundNotice } from './RefundNotice.tsx';
import { timeLeft } from './timeLeft.ts';
import { useCancellation } from './useCancellation.tsx';

/** Shown to the owner alone and only while cancelling is allowed (BOOKDETAIL-10). */
export function CancelBooking({ booking }: { booking: Booking }) {
  const { allowed, until, now, isDone, isFree, refundKobo, ask, dialog } = useCancellation(booking);
  if (isDone) return <RefundNotice refundKobo={refundKobo} />;
  if (!allowed) return null;
  return (
    <Banner tone="info" action={<Button onClick={ask}>Cancel</Button>}>
      {isFree ? 'Free to cancel' : 'Can be cancelled'}{' '}
      <span className={styles.left}>
        for <strong>{timeLeft(until, now)}</strong>,{' '}
      </span>
      until <strong>{formatMoment(until)}</strong>
      {dialog}
    </Banner>
  );
}
