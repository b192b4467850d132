import { dueOf, isMoved } from 'shared-api/bookings';
import { formatClock, formatShortDateTime } from 'shared-api/dates';
import { dueClock, type Timed } from '../../shared/DueTime.tsx';

/** The offline copy of a day also has the flights of the following night, which are shown with their date. */
export function whenText(booking: Timed & { date_Of_Travel: string }, date: string): string {
  const when = booking.date_Of_Travel === date ? dueClock(booking) : formatShortDateTime(dueOf(booking));
  return isMoved(booking) ? `${when} (booked ${formatClock(booking.date_Of_Arrival)})` : when;
}
