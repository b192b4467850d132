import { lagosDate, unassignedHours } from 'shared-api/rules';
import { type Filter, filter, ofAccount } from '../../../lists/index.ts';
import { dueSql, flightJoin } from '../flights/flightOf.ts';

export const ownedBy = (ownerId: number): Filter => ofAccount(ownerId, 'b.owner_id');

export const madeBy = (memberId: number): Filter => filter(memberId, (id) => `b.created_by = ${id}::bigint`);

export const atAirports = (airportIds: readonly number[]): Filter =>
  filter(airportIds.length === 1 ? airportIds[0] : airportIds, (ids) =>
    airportIds.length === 1 ? `b.airport_id = ${ids}::bigint` : `b.airport_id = any (${ids}::int[])`,
  );

export const ofService = (serviceId: number): Filter =>
  filter(serviceId, (id) => `b.service_id = ${id}::bigint`);

export const withStatus = (...statuses: readonly string[]): Filter =>
  filter(statuses.length === 1 ? statuses[0] : statuses, (parameter) =>
    statuses.length === 1 ? `b.status = ${parameter}` : `b.status = any (${parameter}::text[])`,
  );

export const travelFrom = (day: string): Filter => filter(day, (from) => `b.date_of_travel >= ${from}::date`);

export const travelTo = (day: string): Filter => filter(day, (to) => `b.date_of_travel <= ${to}::date`);

export const withSomebodyMet: Filter = filter(
  ['met', 'handed_over'],
  (kinds) => `exists (select from attendance a where a.booking_id = b.id and a.kind = any (${kinds}::text[])
                         and not exists (select from attendance undo where undo.undoes = a.nonce))`,
);

/** The condition on the day is redundant but lets an index be used. */
export const overdueAt = (now: Date): Filter =>
  filter(
    now,
    (at) => `b.status = 'Processing' and b.flight_at < ${at}::timestamptz
             and b.date_of_travel <= (${at}::timestamptz at time zone 'Africa/Lagos')::date`,
  );

export const aheadAt = (now: Date): Filter =>
  filter(
    now,
    (at) =>
      `(select ${dueSql} from services service ${flightJoin} where service.id = b.service_id) > ${at}::timestamptz`,
  );

/** The condition on the days is redundant but lets an index be used. */
export const unassignedAt = (now: Date): Filter => {
  const until = new Date(now.getTime() + unassignedHours * 3_600_000);
  return filter(
    [now.toISOString(), until.toISOString(), lagosDate(now), lagosDate(until)],
    (span) => `b.status = 'Processing'
      and b.flight_at between (${span}::text[])[1]::timestamptz and (${span}::text[])[2]::timestamptz
      and b.date_of_travel between (${span}::text[])[3]::date and (${span}::text[])[4]::date
      and not exists (select from assignments a where a.booking_id = b.id and a.released_at is null)`,
  );
};
