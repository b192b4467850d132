import type { Booking } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import { dialled } from 'shared-api/wording';
import { Banner, Button, OutsideButton, ShortMomentText } from 'shared-ui';
import { RefundNotice } from './RefundNotice.tsx';
import { timeLeft } from './timeLeft.ts';
import { useCancellation } from './useCancellation.tsx';

export function CancelBooking({ booking }: { booking: Booking }) {
  const { refund } = booking;
  const { allowed, own, until, now, isDone, isFree, refundKobo, ask, dialog } = useCancellation(booking);
  if (isDone || (own && refund))
    return <RefundNotice refundKobo={refund ? koboOf(refund.amount) : refundKobo} focused={isDone} />;
  if (!allowed)
    return own && booking.bookingStatus === 'Processing' ? <TooLate booking={booking} until={until} /> : null;
  return (
    <Banner tone="info" action={<Button onClick={ask}>Cancel</Button>}>
      {isFree ? 'Free to cancel' : 'Can be cancelled'}{' '}
      <span className="screenOnly">
        for <strong>{timeLeft(until, now)}</strong>,{' '}
      </span>
      until{' '}
      <strong>
        <ShortMomentText at={until} />
      </strong>
      {dialog}
    </Banner>
  );
}

function TooLate({ booking, until }: { booking: Booking; until: Date }) {
  const phone = booking.airportDesk?.dutyPhone;
  return (
    <Banner
      tone="info"
      action={phone && <OutsideButton href={`tel:${dialled(phone)}`}>Call {phone}</OutsideButton>}
    >
      It could be cancelled until <ShortMomentText at={until} />
      {booking.mayChange ? '.' : ', and it can no longer be changed here.'} For anything else please call{' '}
      {phone ? 'the duty desk.' : 'the authority.'}
    </Banner>
  );
}
