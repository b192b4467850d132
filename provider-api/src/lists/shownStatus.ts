import { bookingStatuses, bookingStatusText } from 'shared-api/rules';

const respelled = bookingStatuses.filter((status) => bookingStatusText(status) !== status);

export const shownStatus = (column: string): string =>
  `case ${column} ${respelled.map((status) => `when '${status}' then '${bookingStatusText(status)}'`).join(' ')} else ${column} end`;
