import type { Booking } from 'shared-api/bookings';
import { Button } from 'shared-ui';
import { useCancellation } from './useCancellation.tsx';

/** The same from the list's row, without opening the booking. */
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
