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
  pageSize: number().integer().min(1).max(50).optional(),
  sort: oneOf(bookingSorts),
});

export const bookingList = searchedPage.shape({
  status: severalStatuses(),
  airportId: optionalAirport(),
  serviceId: optionalId(),
  clientId: optionalId(),
  /** `date` is one day of travel; `from` and `to` are a span. With either, the list is sorted by travel by default. */
  date: line(40).optional(),
  from: optionalDay(),
  to: optionalDay(),
  overdue: boolean().optional(),
  met: boolean().optional(),
  unassigned: boolean().optional(),
  sort: oneOf(bookingSorts),
});
