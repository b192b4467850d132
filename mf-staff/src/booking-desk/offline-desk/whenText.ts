import { formatClock, formatShortDateTime } from 'shared-api/dates';
import type { PackBooking } from 'shared-api/desk';

/** The copy holds the night after the kept day, too, whose times have their date: 'Wed 25 Nov 2026, 02:15'. */
export const whenText = (
  { date_Of_Travel, date_Of_Arrival }: Pick<PackBooking, 'date_Of_Travel' | 'date_Of_Arrival'>,
  date: string,
): string => (date_Of_Travel === date ? formatClock(date_Of_Arrival) : formatShortDateTime(date_Of_Arrival));
