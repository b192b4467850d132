import type * as calls from 'shared-api/contract';
import type { Booking, QueryOf } from 'shared-api/contract';
import { flightCode, readBookingStatus, searchText } from 'shared-api/rules';
import { prepared } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import {
  accountQuery,
  beginning,
  defineList,
  type Filter,
  idsOfClients,
  inOrder,
  invoiceBeginning,
  type Search,
} from '../../../lists/index.ts';
import {
  type BookingRow,
  bookingReply,
  bookingTables,
  columnsWithFlight,
  needsShown,
  passengerReply,
  passengersOf,
} from '../bookingRow.ts';
import { bookingScope } from '../visibleBooking.ts';
import { bookingCsv } from './bookingCsv.ts';
import {
  aheadAt,
  atAirports,
  ofService,
  overdueAt,
  ownedBy,
  travelFrom,
  travelTo,
  unassignedAt,
  withSomebodyMet,
  withStatus,
} from './filters.ts';

export const searchedBookings = (search: string): Search => ({
  values: [
    beginning(searchText(search)),
    invoiceBeginning(search),
    accountQuery(search),
    beginning(flightCode(search)),
  ],
  candidates: ([text, invoice, account = '', flight]) => `
    select id from bookings where flight_code(flight_number) like ${flight}
    union all select id from bookings where invoice_id like ${invoice}
    union all select booking_id from booking_papers where number like upper(${invoice})
    union all select booking_id from passengers where search_text(last_name) like ${text} and removed_at is null
    union all select booking_id from passengers
               where search_text(reference) like ${text} and reference is not null and removed_at is null
    union all select ${idsOfClients('bookings', account)}`,
  matches: ([text, invoice, account, flight]) => `(
    flight_code(b.flight_number) like ${flight} or b.invoice_id like ${invoice}
    or (select bool_or(paper.number like upper(${invoice})) from booking_papers paper where paper.booking_id = b.id)
    or (select u.search_words @@ ${account}::tsquery from users u where u.id = b.owner_id)
    or (select bool_or(search_text(p.last_name) like ${text} or coalesce(search_text(p.reference) like ${text}, false))
          from passengers p where p.booking_id = b.id and p.removed_at is null))`,
});

export type Query = QueryOf<typeof calls.listBookings> & Pick<QueryOf<typeof calls.listOwnBookings>, 'ahead'>;
export type Key = 'booked' | 'travel' | 'price';

function statusOf(given: string): string {
  const status = readBookingStatus(given);
  if (!status) throw new Invalid({ status: ['Must either confirm or decline'] });
  return status;
}

function filtersOf(query: Query, { actor, clock }: Context): Filter[] {
  const { status, airportId, serviceId, clientId, date, overdue, met, unassigned } = query;
  const filters = bookingScope(actor);
  if (clientId !== undefined) filters.push(ownedBy(clientId));
  if (status) filters.push(withStatus(...status.split(',').map(statusOf)));
  if (airportId !== undefined) filters.push(atAirports([airportId]));
  if (serviceId !== undefined) filters.push(ofService(serviceId));
  for (const from of [date, query.from]) if (from) filters.push(travelFrom(from));
  for (const to of [date, query.to]) if (to) filters.push(travelTo(to));
  if (overdue) filters.push(overdueAt(clock.now()));
  if (query.ahead) filters.push(aheadAt(clock.now()));
  if (met) filters.push(withSomebodyMet);
  if (unassigned) filters.push(unassignedAt(clock.now()));
  return filters;
}

export function sortOf({ sort, date, from, to, overdue, unassigned }: Query): Key | `-${Key}` {
  if (sort) return sort;
  return date || from || to || overdue || unassigned ? 'travel' : '-booked';
}

/** A span of up to this many days has few bookings, so they are found by their day of travel before the sort. */
const fewDays = 62;
const isFewDays = ({ date, from, to }: Query) =>
  date !== undefined || (!!from && !!to && Date.parse(to) - Date.parse(from) <= fewDays * 86_400_000);

const rowsSql = prepared(`select ${columnsWithFlight} from ${bookingTables} where b.id = any ($1::bigint[])`);

async function bookingsOf({ db, actor }: Context, ids: readonly number[]): Promise<Booking[]> {
  const [{ rows }, passengers] = await Promise.all([
    db.query<BookingRow>(rowsSql, [ids]),
    passengersOf(db, ids),
  ]);
  return inOrder(ids, rows, ({ id }) => id).map((row) => {
    const shown = needsShown(actor, row);
    return bookingReply(
      row,
      (passengers.get(row.id) ?? []).map((passenger) => passengerReply(passenger, shown)),
    );
  });
}

export const bookingList = defineList<Query, Booking, Key>({
  from: 'bookings b',
  id: 'b.id',
  createdAt: 'b.created_at',
  orders: {
    booked: ['b.created_at', 'b.id'],
    travel: ['b.date_of_travel', 'b.flight_at', 'b.id'],
    price: ['b.price_kobo', 'b.id'],
  },
  sort: sortOf,
  filters: filtersOf,
  search: searchedBookings,
  few: (query) => isFewDays(query) && sortOf(query).endsWith('booked'),
  read: (ids, ctx) => bookingsOf(ctx, ids),
  csv: () => bookingCsv,
});
