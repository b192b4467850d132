import { airports, bookingStatuses } from 'shared-api/values';
import { param } from 'shared-ui/data';
import { served } from '../shared/served.ts';

/** What the lists of bookings can be filtered by, as their address names it; days are those of travel. */
export const bookingsParams = {
  search: param.text(),
  status: param.oneOf([...bookingStatuses, served]),
  airport: param.oneOf(airports.map(({ id }) => String(id))),
  from: param.day(),
  to: param.day(),
};
