import { bookingStatuses, bookingStatusText } from 'shared-api/rules';

const respelled = bookingStatuses.filter((status) => bookingStatusText(status) !== status);

/** SQL for a status as it is shown (G63), of bookings and of what has other statuses beside. */
export const shownStatus = (column: string): string =>
  `case ${column} ${respelled.map((status) => `when '${status}' then '${bookingStatusText(status)}'`).join(' ')} else ${column} end`;
