import { formatInLagos, formatTime } from 'shared-api/dates';
import type { PackBooking } from 'shared-api/desk';

/** The copy holds the night after the kept day, too, whose times have their date: '25 November, 02:15 AM'. */
export const whenText = (
  { date_Of_Travel, date_Of_Arrival }: Pick<PackBooking, 'date_Of_Travel' | 'date_Of_Arrival'>,
  date: string,
): string =>
  date_Of_Travel === date ? formatTime(date_Of_Arrival) : formatInLagos(date_Of_Arrival, 'D MMMM, hh:mm A');
