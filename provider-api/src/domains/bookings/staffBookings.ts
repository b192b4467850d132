import type { listBookings as endpoint, QueryOf } from 'shared-api/contract';
import { isCalendarDate, readBookingStatus } from 'shared-api/rules';
import type { Context } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import type { FigureChoice } from '../figures/index.ts';
import { countedBy, type List, madeOn, type Order } from '../lists/index.ts';
import { bookingScope } from './bookingScope.ts';
import {
  atAirports,
  type Condition,
  ofService,
  overdueAt,
  ownedBy,
  travelFrom,
  travelTo,
  withStatus,
} from './conditions.ts';
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

function chosen(query: Query, now: Date): Condition[] {
  const { status, airportId, serviceId, clientId, date, overdue } = query;
  const day = date ? dayOf(date) : undefined;
  const conditions: Condition[] = [];
  if (clientId !== undefined) conditions.push(ownedBy(clientId));
  if (status) conditions.push(withStatus(...status.split(',').map(statusOf)));
  if (airportId !== undefined) conditions.push(atAirports([airportId]));
  if (serviceId !== undefined) conditions.push(ofService(serviceId));
  for (const from of [day, query.from]) if (from) conditions.push(travelFrom(from));
  for (const to of [day, query.to]) if (to) conditions.push(travelTo(to));
  if (overdue) conditions.push(overdueAt(now));
  return conditions;
}

const orders: Record<Key, Omit<Order, 'descending'> & { figure: FigureChoice['figure'] }> = {
  booked: {
    columns: ['b.created_at', 'b.id'],
    types: ['timestamptz', 'bigint'],
    ofDay: madeOn('b.created_at'),
    figure: 'bookings',
  },
  travel: {
    columns: ['b.date_of_travel', 'b.flight_at', 'b.id'],
    types: ['date', 'timestamptz', 'bigint'],
    ofDay: (day) => `b.date_of_travel = ${day}`,
    figure: 'travels',
  },
  price: { columns: ['b.price_kobo', 'b.id'], types: ['bigint', 'bigint'], figure: 'bookings' },
};

/** As asked for; else the newest first, or by travel while it is travel that is asked for. */
function sortOf({ sort, date, from, to, overdue }: Query): { key: Key; descending: boolean } {
  if (!sort && (date || from || to || overdue)) return { key: 'travel', descending: false };
  const { key = 'booked', sign } = /^(?<sign>-?)(?<key>\w+)$/.exec(sort ?? '-booked')?.groups ?? {};
  return { key: key as Key, descending: sign === '-' };
}

interface BookingList extends List {
  conditions: readonly Condition[];
}

/** The list of bookings with these conditions in that order. */
function listOf(conditions: readonly Condition[], { key, descending }: ReturnType<typeof sortOf>): List {
  const { figure, ofDay, columns, types } = orders[key];
  const own = countedBy({ figure }, conditions);
  // Days of travel are counted by another figure than the order's, which then has no say in where a page is.
  const counted = own ?? countedBy({ figure: 'travels' }, conditions);
  return {
    from: 'bookings b',
    alias: 'b',
    id: 'b.id',
    conditions,
    order: { columns, types, descending, ...(own && ofDay && { ofDay }) },
    newest: 'b.created_at desc, b.id desc',
    counted: counted && [counted],
    // Those of a few days of travel may have been booked at any time.
    scattered: !own && key !== 'travel',
  };
}

/** The bookings as a query asks for them, of those the caller may see (S19). */
export function staffBookings({ actor, clock }: Context, query: Query): BookingList {
  const conditions = [...bookingScope(actor), ...chosen(query, clock.now())];
  const list = listOf(conditions, sortOf(query));
  return query.search?.trim() ? { ...list, search: searchedBookings(query.search) } : list;
}

/** Newest first. */
export const newestBookings = (conditions: readonly Condition[]): BookingList =>
  listOf(conditions, { key: 'booked', descending: true });
