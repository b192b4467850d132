import { dueOf, isMoved } from 'shared-api/bookings';
import { clockOn, formatClock } from 'shared-api/dates';
import { VisuallyHidden } from 'shared-ui';

export interface Timed {
  date_Of_Arrival: string;
  flight?: { expectedAt: string | null } | undefined;
}

export const dueClock = (booking: Timed): string => clockOn(booking.date_Of_Arrival, dueOf(booking));

export const DueTime = ({ booking }: { booking: Timed }) => (
  <>
    {dueClock(booking)}
    {isMoved(booking) && (
      <>
        {' '}
        <s>
          <VisuallyHidden>booked </VisuallyHidden>
          {formatClock(booking.date_Of_Arrival)}
        </s>
      </>
    )}
  </>
);
