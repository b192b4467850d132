import type { Booking } from 'shared-api/bookings';
import { Button } from 'shared-ui';
import { useCancellation } from './useCancellation.tsx';

/** A booking can be cancelled from its row, without being opened. */
export function CancelInList({ booking }: { booking: Booking }) {
  const { allowed, ask, dialog } = useCancellation(booking);
  if (!allowed) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={`Cancel booking ${booking.invoiceNumber ?? booking.id} of ${booking.service.name}`}
        onClick={ask}
      >
        Cancel
      </Button>
      {dialog}
    </>
  );
}
