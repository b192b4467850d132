import { line, oneOf, optionalId } from '../contract/fields.ts';
import { optionalAirport, optionalDay, searchedPage } from '../contract/queries.ts';
import { boolean, number } from '../contract/yup.ts';
import { bookingSorts } from './rules.ts';

const severalStatuses = () => line(100).optional();

export const ownBookingList = searchedPage.shape({
  status: severalStatuses(),
  airportId: optionalAirport(),
  serviceId: optionalId(),
  from: optionalDay(),
  to: optionalDay(),
  ahead: boolean().optional(),
  pageSize: number().integer().min(1).max(50).optional(),
  sort: oneOf(bookingSorts),
});

export const bookingList = searchedPage.shape({
  status: severalStatuses(),
  airportId: optionalAirport(),
  serviceId: optionalId(),
  clientId: optionalId(),
  /** A `date`, or a range from `from` to `to`, sorts the list by travel date unless `sort` is given. */
  date: optionalDay(),
  from: optionalDay(),
  to: optionalDay(),
  overdue: boolean().optional(),
  met: boolean().optional(),
  unassigned: boolean().optional(),
  sort: oneOf(bookingSorts),
});
