import { dueOf, isMoved } from 'shared-api/bookings';
import { formatClock, formatShortDateTime } from 'shared-api/dates';
import { dueClock, type Timed } from '../../shared/DueTime.tsx';

/**
 * The copy also has the night after the kept day, whose times need their date: 'Wed 25 Nov 2026, 02:15'. Expected times
 * are as old as the copy.
 */
export function whenText(booking: Timed & { date_Of_Travel: string }, date: string): string {
  const when = booking.date_Of_Travel === date ? dueClock(booking) : formatShortDateTime(dueOf(booking));
  return isMoved(booking) ? `${when} (booked ${formatClock(booking.date_Of_Arrival)})` : when;
}
