import { bookingStatuses } from 'shared-api/rules';
import { param } from 'shared-ui/data';

/** What the list of bookings can be filtered by, as its address names it. */
export const bookingsParams = {
  search: param.text(),
  status: param.oneOf(bookingStatuses),
  airport: param.number(),
  service: param.number(),
  /** Days of travel. */
  from: param.day(),
  to: param.day(),
  /** Only flights that have passed without an outcome. */
  outcome: param.oneOf(['missing']),
};
