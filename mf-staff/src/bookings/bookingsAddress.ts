import { bookingStatuses } from 'shared-api/rules';
import { inAddress } from 'shared-ui/data';

/** What the list of bookings can be narrowed by, as its address names it. */
export const bookingsAddress = {
  search: inAddress.text(),
  status: inAddress.oneOf(bookingStatuses),
  airport: inAddress.number(),
  service: inAddress.number(),
  /** Days of travel. */
  from: inAddress.day(),
  to: inAddress.day(),
  /** Only flights that have passed without an outcome. */
  outcome: inAddress.oneOf(['missing']),
};
