import { condition, type Condition as ListCondition } from '../lists/index.ts';

export { condition, whereOf } from '../lists/index.ts';

export interface Condition extends ListCondition {
  /** The client to whose bookings the condition narrows, if that is what it does. */
  ownerId?: number;
}

export const ownedBy = (ownerId: number): Condition => ({
  ...condition(ownerId, (id) => `b.application_user_id = ${id}::bigint`),
  ownerId,
});

export const atAirports = (airportIds: readonly number[]): Condition =>
  condition(
    airportIds.length === 1 ? airportIds[0] : airportIds,
    (ids) =>
      airportIds.length === 1 ? `b.airport_id = ${ids}::bigint` : `b.airport_id = any (${ids}::int[])`,
    () => ({ airportIds }),
  );

export const ofService = (serviceId: number): Condition =>
  condition(
    serviceId,
    (id) => `b.service_id = ${id}::bigint`,
    () => ({ serviceId }),
  );

export const withStatus = (...statuses: readonly string[]): Condition =>
  condition(
    statuses.length === 1 ? statuses[0] : statuses,
    (parameter) =>
      statuses.length === 1 ? `b.status = ${parameter}` : `b.status = any (${parameter}::text[])`,
    () => ({ statuses }),
  );

/** Days of travel, both ends included. */
export const travelFrom = (day: string): Condition =>
  condition(
    day,
    (from) => `b.date_of_travel >= ${from}::date`,
    (figure) => (figure === 'travels' ? { from: day } : undefined),
  );

export const travelTo = (day: string): Condition =>
  condition(
    day,
    (to) => `b.date_of_travel <= ${to}::date`,
    (figure) => (figure === 'travels' ? { to: day } : undefined),
  );

/** Still Processing although the flight's time has passed; the day is redundant, but what an index is read by. */
export const overdueAt = (now: Date): Condition =>
  condition(
    now,
    (at) => `b.status = 'Processing' and b.flight_at < ${at}::timestamptz
             and b.date_of_travel <= (${at}::timestamptz at time zone 'Africa/Lagos')::date`,
  );

/** Whether marks tell where a page is: the list is everybody's or one client's, and narrowed by nothing else. */
export const isMarked = ([first, ...others]: readonly Condition[]): boolean =>
  !first || (others.length === 0 && first.ownerId !== undefined);
