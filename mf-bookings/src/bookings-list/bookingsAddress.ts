import { airports, bookingStatuses } from 'shared-api/rules';
import { inAddress } from 'shared-ui/data';
import { served } from '../shared/served.ts';

/** What the lists of bookings can be narrowed by, as their address names it; days are those of travel. */
export const bookingsAddress = {
  search: inAddress.text(),
  status: inAddress.oneOf([...bookingStatuses, served]),
  airport: inAddress.oneOf(airports.map(({ id }) => String(id))),
  from: inAddress.day(),
  to: inAddress.day(),
};
