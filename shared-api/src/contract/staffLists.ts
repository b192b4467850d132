import { boolean, number, string } from 'yup';
import { bookingSorts, clientListKinds, clientSorts, transactionSorts } from '../rules/staffLists.ts';
import { optionalId } from './fields.ts';
import { lazily } from './lazily.ts';
import { optionalAirport, optionalDay, searchedPage } from './queries.ts';

/** The queries of the staff's lists. Days are those in Lagos, YYYY-MM-DD, and both ends belong to a span. */

const oneOf = <const T extends string>(options: readonly T[]) =>
  string<T>().optional().oneOf(options, 'Invalid selection');
const naira = () => number().min(0).max(1e12).optional();

export const clientList = lazily(() =>
  searchedPage.shape({
    kind: oneOf(clientListKinds),
    /** An account status by name or index. */
    status: string().max(20).optional(),
    /** Days of registration. */
    from: optionalDay(),
    to: optionalDay(),
    sort: oneOf(clientSorts),
  }),
);

/** One or more statuses, separated by commas. */
const bookingStatuses = () => string().max(100).optional();

/** What a client filters their own bookings by; the search finds a flight, an invoice or a passenger. */
export const ownBookingList = lazily(() =>
  searchedPage.shape({
    status: bookingStatuses(),
    airportId: optionalAirport(),
    /** Days of travel. */
    from: optionalDay(),
    to: optionalDay(),
    sort: oneOf(bookingSorts),
  }),
);

export const bookingList = lazily(() =>
  searchedPage.shape({
    status: bookingStatuses(),
    airportId: optionalAirport(),
    serviceId: optionalId(),
    clientId: optionalId(),
    /** Days of travel; `date` is one day alone. With them the list is by travel unless sorted otherwise. */
    date: string().max(40).optional(),
    from: optionalDay(),
    to: optionalDay(),
    /** Only those that are still Processing although their flight's time has passed. */
    overdue: boolean().optional(),
    sort: oneOf(bookingSorts),
  }),
);

export const transactionList = lazily(() =>
  searchedPage.shape({
    paymentStatus: string().max(20).optional(),
    /** A status as the list shows it. */
    status: string().max(20).optional(),
    clientId: optionalId(),
    /** Days on which the transactions were made. */
    from: optionalDay(),
    to: optionalDay(),
    /** Naira. */
    amountFrom: naira(),
    amountTo: naira(),
    sort: oneOf(transactionSorts),
  }),
);
