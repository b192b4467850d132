import type { Booking } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import { Banner, Button, MomentText } from 'shared-ui';
import styles from './CancelBooking.module.css';
import { RefundNotice } from './RefundNotice.tsx';
import { timeLeft } from './timeLeft.ts';
import { useCancellation } from './useCancellation.tsx';

/** The owner alone sees it, and only while cancelling is allowed (BOOKDETAIL-10). */
export function CancelBooking({ booking }: { booking: Booking }) {
  const { refund } = booking;
  const { allowed, own, until, now, isDone, isFree, refundKobo, ask, dialog } = useCancellation(booking);
  if (isDone || (own && refund))
    return <RefundNotice refundKobo={refund ? koboOf(refund.amount) : refundKobo} focused={isDone} />;
  if (!allowed) return null;
  return (
    <Banner tone="info" action={<Button onClick={ask}>Cancel</Button>}>
      {isFree ? 'Free to cancel' : 'Can be cancelled'}{' '}
      <span className={styles.left}>
        for <strong>{timeLeft(until, now)}</strong>,{' '}
      </span>
      until{' '}
      <strong>
        <MomentText at={until} />
      </strong>
      {dialog}
    </Banner>
  );
}
