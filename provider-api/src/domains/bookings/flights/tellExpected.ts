import { minuteMs } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import type { Tx } from '../../../db/index.ts';
import type { PeriodicJob } from '../../../jobs/index.ts';
import { tell } from '../../../telling/tell.ts';
import { bookerOf } from '../bookerOf.ts';
import { dueSql, flightJoin } from './flightOf.ts';

interface Untold {
  id: number;
  flightId: number;
  applicationUserId: number;
  createdBy: number;
}

/**
 * Selects the bookings whose expected time differs by 30 minutes or more from the time in the last message. If no
 * message was sent since the booking was made, the booked time is compared. Messages about one flight are at least 30
 * minutes apart.
 */
const untold = `
  select b.id, wanted.id as "flightId", b.owner_id as "applicationUserId", b.created_by as "createdBy"
    from flights wanted
    join bookings b on b.airport_id = wanted.airport_id and b.date_of_travel = wanted.day
                   and flight_code(b.flight_number) = wanted.code
    join services service on service.id = b.service_id ${flightJoin}
   where flight.id = wanted.id and b.status = 'Processing' and wanted.state <> 'Canceled'
     and wanted.day >= ($1::timestamptz at time zone 'Africa/Lagos')::date - 1
     and ${dueSql} > $1::timestamptz
     and (wanted.told_at is null or wanted.told_at <= $1::timestamptz - interval '30 min')
     and abs(extract(epoch from ${dueSql}
           - case when b.created_at > wanted.told_at then b.flight_at else coalesce(wanted.told_for, b.flight_at) end))
         >= 1800
   order by b.id for update of wanted`;

/**
 * The owner of the account and the person who made the booking each get a message. Each call of `tell` also sends an
 * SMS to the passengers. All calls have the same `about`, so a passenger gets the SMS only once.
 */
async function tellFlight(tx: Tx, bookings: readonly Untold[], about: string): Promise<void> {
  const people = new Map<number, number[]>();
  for (const booking of bookings)
    for (const person of new Set([booking.applicationUserId, await bookerOf(tx, booking)]))
      people.set(person, [...(people.get(person) ?? []), booking.id]);
  for (const [person, bookingIds] of people) await tell(tx, person, 'flight.expected', { bookingIds }, about);
}

export async function tellExpected({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<Untold>(untold, [now]);
    const flights = new Map<number, Untold[]>();
    for (const row of rows) flights.set(row.flightId, [...(flights.get(row.flightId) ?? []), row]);
    for (const [id, bookings] of flights) await tellFlight(tx, bookings, `${id} ${now.toISOString()}`);
    await tx.query('update flights set told_for = expected_at, told_at = $2 where id = any ($1::bigint[])', [
      [...flights.keys()],
      now,
    ]);
  });
}

export const flightNews: PeriodicJob = {
  kind: 'bookings.tell-expected',
  everyMs: minuteMs,
  run: tellExpected,
};
