import { prepared, type Queryable, type Tx } from '../../db/index.ts';
import { type Actor, may, onlyMaker } from '../../http/actor.ts';
import { NotFound } from '../../http/errors.ts';
import { type Filter, filter, optional } from '../../lists/index.ts';
import { airportLimit } from '../../permissions/airports.ts';
import type { BookingRow } from './bookingRow.ts';
import { atAirports, madeBy, ownedBy } from './lists/filters.ts';
import { ofBatch, selectBookings, withId } from './selectBookings.ts';

export function bookingScope(actor: Actor): Filter[] {
  if (!may(actor, 'bookings.readAll')) return [ownedBy(actor.ownerId), ...optional(onlyMaker(actor), madeBy)];
  const airportIds = airportLimit(actor);
  return airportIds ? [atAirports(airportIds)] : [];
}

const visibleBookings = async (db: Queryable, actor: Actor, match: Filter): Promise<BookingRow[]> =>
  selectBookings(db, [match, ...bookingScope(actor)]);

export const visibleBookingsById = (
  db: Queryable,
  actor: Actor,
  ids: readonly number[],
): Promise<BookingRow[]> =>
  visibleBookings(
    db,
    actor,
    filter(ids, (parameter) => `b.id = any (${parameter}::bigint[])`),
  );

export async function visibleBooking(db: Queryable, actor: Actor, id: number): Promise<BookingRow> {
  const [row] = await visibleBookings(db, actor, withId(id));
  if (!row) throw new NotFound('Booking does not exist');
  return row;
}

const lock = prepared('select from bookings where id = $1 for update');

export async function lockedBooking(tx: Tx, actor: Actor, id: number): Promise<BookingRow> {
  await tx.query(lock, [id]);
  return visibleBooking(tx, actor, id);
}

const batchCode = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function visibleByReference(
  db: Queryable,
  actor: Actor,
  reference: string,
): Promise<[BookingRow, ...BookingRow[]]> {
  if (/^\d{1,15}$/.test(reference)) return [await visibleBooking(db, actor, Number(reference))];
  const found = batchCode.test(reference) ? await visibleBookings(db, actor, ofBatch(reference)) : [];
  const [first, ...rest] = found;
  if (!first) throw new NotFound('Booking does not exist');
  return [first, ...rest];
}
