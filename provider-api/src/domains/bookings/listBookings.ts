import type { listBookings as endpoint, QueryOf } from 'shared-api/contract';
import { isCalendarDate, readBookingStatus } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { bookingScope } from './bookingScope.ts';
import { bookingsPage } from './bookingsPage.ts';
import { type Condition, condition } from './conditions.ts';
import { searchedBookings } from './searchedBookings.ts';

function statusCondition(given: string): Condition {
  const status = readBookingStatus(given);
  if (!status) throw new Invalid({ status: ['Must either confirm or decline'] });
  return condition(status, (parameter) => `b.status = ${parameter}`);
}

function dayCondition(given: string): Condition {
  if (!isCalendarDate(given)) throw new Invalid({ date: ['Invalid date format'] });
  return condition(given, (parameter) => `b.date_of_travel = ${parameter}::date`);
}

function chosen({ search, status, airportId, date }: QueryOf<typeof endpoint>): Condition[] {
  const conditions: Condition[] = [];
  if (status) conditions.push(statusCondition(status));
  if (airportId !== undefined)
    conditions.push(condition(airportId, (parameter) => `b.airport_id = ${parameter}::bigint`));
  if (date) conditions.push(dayCondition(date));
  if (search?.trim()) conditions.push(searchedBookings(search));
  return conditions;
}

/** Every booking for staff, narrowed by status, airport, day of travel and a text. */
export const listBookings: Verb<typeof endpoint> = async ({ db, actor }, { query }) =>
  bookingsPage(db, [...(await bookingScope(db, actor)), ...chosen(query)], query.pageNumber);
