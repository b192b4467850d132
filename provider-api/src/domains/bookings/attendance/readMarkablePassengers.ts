import { nameSql, prepared, type Tx } from '../../../db/index.ts';
import { type Actor, may } from '../../../http/actor.ts';
import { airportLimit } from '../../../permissions/airports.ts';
import { leadsAt } from '../../roster/index.ts';
import { flightJoin } from '../flights/flightOf.ts';
import type { Known, Markable, StoredMark } from './judgeMark.ts';

/** The lock prevents other requests from closing these bookings until the marks are stored. */
const holdBookings = prepared(`
  select from bookings where id in (select booking_id from passengers where id = any ($1::bigint[]))
   order by id for share`);

const markablePassengers = prepared(`
  select p.id, p.booking_id as "bookingId", b.owner_id as "ownerId", b.flight_at as "flightAt", flight.expected_at as "expectedAt", b.airport_id as "airportId",
         p.removed_at as "removedAt", closed.status as "closedTo", closed.created_at as "closedAt",
         case when closed.actor_id = b.owner_id then 'its owner' else ${nameSql('closer')} end as "closedBy"
    from passengers p join bookings b on b.id = p.booking_id
    join services service on service.id = b.service_id ${flightJoin}
    left join lateral (select status, created_at, actor_id from booking_status_history
                        where booking_id = b.id and status <> 'Processing' order by id limit 1) closed on true
    left join users closer on closer.id = closed.actor_id
   where p.id = any ($1::bigint[]) and ($2::int[] is null or b.airport_id = any ($2::int[]))`);

const marksByNonce = prepared(`
  select nonce, passenger_id as "passengerId", kind, undoes, at, officer_id as "officerId"
    from attendance where nonce = any ($1::uuid[]) or undoes = any ($1::uuid[])`);

interface PassengerRow extends Omit<Markable, 'closed'> {
  id: number;
  closedTo: string | null;
  closedAt: Date | null;
  closedBy: string | null;
}

const toMarkable = ({ closedTo, closedAt, closedBy, ...row }: PassengerRow): [number, Markable] => [
  row.id,
  {
    ...row,
    closed: closedTo && closedAt ? { status: closedTo, at: closedAt, by: closedBy ?? '' } : undefined,
  },
];

export async function readMarkablePassengers(
  tx: Tx,
  actor: Actor,
  { passengerIds, nonces, now }: { passengerIds: readonly number[]; nonces: readonly string[]; now: Date },
): Promise<Known> {
  await tx.query(holdBookings, [passengerIds]);
  const [passengers, marks] = await Promise.all([
    tx.query<PassengerRow>(markablePassengers, [passengerIds, airportLimit(actor) ?? null]),
    tx.query<StoredMark>(marksByNonce, [nonces]),
  ]);
  return {
    passengers: new Map(passengers.rows.map(toMarkable)),
    stored: new Map(marks.rows.map((mark) => [mark.nonce, mark])),
    undone: new Set(marks.rows.flatMap(({ undoes }) => undoes ?? [])),
    undoesAt: may(actor, 'desk.roster') ? 'everywhere' : await leadsAt(tx, actor.id, now),
  };
}
