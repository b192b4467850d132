import type { AppContext } from '../../../appContext.ts';
import type { PeriodicJob } from '../../../jobs/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { tell } from '../../../telling/tell.ts';
import { bookerOf } from '../bookerOf.ts';

const tenMinutesMs = 600_000;

interface Untold {
  id: number;
  bookingId: number;
  applicationUserId: number;
  createdBy: number;
  /** Assignments with the same `letter` are listed in one message. */
  letter: string;
  isOther: boolean;
}

const untold = `
  select a.id, a.booking_id as "bookingId", b.owner_id as "applicationUserId", b.created_by as "createdBy",
         concat_ws(' ', b.owner_id, b.created_by, b.airport_id, b.flight_number, b.flight_at) as letter,
         coalesce((select earlier.officer_id <> a.officer_id from assignments earlier
                    where earlier.booking_id = a.booking_id and earlier.told_at is not null
                    order by earlier.told_at desc, earlier.id desc limit 1), false) as "isOther"
    from assignments a join bookings b on b.id = a.booking_id
   where a.told_at is null and a.released_at is null and b.status = 'Processing'
     and b.flight_at > $1::timestamptz and b.flight_at <= $1::timestamptz + make_interval(hours => $2::int)
   order by a.id for update of a`;

export async function tellOfficers({ db, clock, config }: AppContext): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { revealOfficerHours } = await readSettings(tx, config);
    if (revealOfficerHours === 0) return 0;
    const { rows } = await tx.query<Untold>(untold, [now, revealOfficerHours]);
    const letters = new Map<string, [Untold, ...Untold[]]>();
    for (const row of rows) letters.set(row.letter, [row, ...(letters.get(row.letter) ?? [])]);
    for (const told of letters.values())
      await tell(tx, await bookerOf(tx, told[0]), 'booking.officer', {
        assignmentIds: told.map(({ id }) => id),
        bookingIds: told.map(({ bookingId }) => bookingId),
        isOther: told.some(({ isOther }) => isOther),
      });
    await tx.query('update assignments set told_at = $2 where id = any ($1::bigint[])', [
      rows.map(({ id }) => id),
      now,
    ]);
    return letters.size;
  });
}

export const namingOfOfficers: PeriodicJob = {
  kind: 'bookings.name-officers',
  everyMs: tenMinutesMs,
  run: tellOfficers,
};
