import type { Booking, listBookings as endpoint, QueryOf } from 'shared-api/contract';
import { isCalendarDate, readBookingStatus } from 'shared-api/rules';
import type { Context } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { byInstant, defineList, type Filter } from '../../../lists/index.ts';
import { bookingCsv } from './bookingCsv.ts';
import { bookingScope } from '../bookingScope.ts';
import { bookingsOf } from './bookingsOf.ts';
import { atAirports, ofService, overdueAt, ownedBy, travelFrom, travelTo, withStatus } from './filters.ts';
import { searchedBookings } from './searchedBookings.ts';

type Query = QueryOf<typeof endpoint>;
type Key = 'booked' | 'travel' | 'price';

function statusOf(given: string): string {
  const status = readBookingStatus(given);
  if (!status) throw new Invalid({ status: ['Must either confirm or decline'] });
  return status;
}

function dayOf(given: string): string {
  if (!isCalendarDate(given)) throw new Invalid({ date: ['Invalid date format'] });
  return given;
}

function filtersOf(query: Query, { actor, clock }: Context): Filter[] {
  const { status, airportId, serviceId, clientId, date, overdue } = query;
  const day = date ? dayOf(date) : undefined;
  const filters = bookingScope(actor);
  if (clientId !== undefined) filters.push(ownedBy(clientId));
  if (status) filters.push(withStatus(...status.split(',').map(statusOf)));
  if (airportId !== undefined) filters.push(atAirports([airportId]));
  if (serviceId !== undefined) filters.push(ofService(serviceId));
  for (const from of [day, query.from]) if (from) filters.push(travelFrom(from));
  for (const to of [day, query.to]) if (to) filters.push(travelTo(to));
  if (overdue) filters.push(overdueAt(clock.now()));
  return filters;
}

/** As asked for; else the newest first, or by travel while it is travel that is asked for. */
function sortOf({ sort, date, from, to, overdue }: Query): Key | `-${Key}` {
  if (sort) return sort;
  return date || from || to || overdue ? 'travel' : '-booked';
}

/** The bookings that the caller may see (S19), as a query asks for them. */
export const bookingList = defineList<Query, Booking, Key>({
  from: 'bookings b',
  id: 'b.id',
  createdAt: 'b.created_at',
  orders: {
    booked: { ...byInstant('b.created_at', 'b.id'), scattered: true },
    travel: {
      columns: ['b.date_of_travel', 'b.flight_at', 'b.id'],
      types: ['date', 'timestamptz', 'bigint'],
      ofDay: (day) => `b.date_of_travel = ${day}`,
    },
    price: { columns: ['b.price_kobo', 'b.id'], types: ['bigint', 'bigint'], scattered: true },
  },
  sort: sortOf,
  filters: filtersOf,
  search: searchedBookings,
  counters: (key) =>
    key === 'travel' ? [[{ counter: 'travels' }]] : [[{ counter: 'bookings' }], [{ counter: 'travels' }]],
  read: (ids, { db }) => bookingsOf(db, ids),
  csv: () => bookingCsv,
});
