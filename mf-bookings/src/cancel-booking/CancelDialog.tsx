import type { Booking } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import { countOf } from 'shared-api/wording';
import { formatDate, Money } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialogs';

interface Props {
  booking: Booking;
  refundKobo: number;
  open: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

function WhatGoesBack({ booking, refundKobo }: Pick<Props, 'booking' | 'refundKobo'>) {
  if (booking.paymentStatus !== 'Paid') return 'It is not paid: nothing goes back to your wallet.';
  if (refundKobo === 0) return 'Nothing of its price goes back to your wallet.';
  return (
    <>
      {refundKobo === koboOf(booking.price) ? 'The price of' : 'Of the price,'} <Money kobo={refundKobo} />{' '}
      goes back to your wallet.
    </>
  );
}

export const CancelDialog = ({ booking, refundKobo, open, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    title="Cancel this booking?"
    open={open}
    confirm="Cancel booking"
    cancel="Keep booking"
    danger
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>
      {booking.service.name} on flight {booking.flight_Number}, {formatDate(booking.date_Of_Travel)}, for{' '}
      {countOf(booking.passengers.length, 'passenger')}.{' '}
      <WhatGoesBack booking={booking} refundKobo={refundKobo} /> This cannot be undone.
    </p>
  </ConfirmDialog>
);
