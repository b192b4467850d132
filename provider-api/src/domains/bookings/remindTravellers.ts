import { lagosDate, lagosInstant } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import type { PeriodicJob } from '../../jobs/index.ts';
import { offersSms, readSettings } from '../../settings/index.ts';
import { tell } from '../../telling/tell.ts';
import { bookerOf } from './bookerOf.ts';
import { tomorrow } from './bookingSms.ts';

const tenMinutesMs = 600_000;

interface Unreminded {
  id: number;
  applicationUserId: number;
  createdBy: number;
  about: string;
}

/** A booking made after 18:00 needs no reminder for the next day. */
const unreminded = `
  select b.id, b.owner_id as "applicationUserId", b.created_by as "createdBy", b.id || ' ' || b.date_of_travel as about
    from bookings b
   where b.date_of_travel = $1 and b.status = 'Processing' and b.created_at < $2
     and (exists (select from passengers p where p.booking_id = b.id and p.sms_agreed and p.removed_at is null)
          or exists (select from users u where u.id in (b.created_by, b.owner_id) and u.sms_number is not null))
     and not exists (select from messages m where m.event = 'booking.reminder' and m.booking_ids @> array[b.id]
                        and m.about = b.id || ' ' || b.date_of_travel)
   order by b.id`;

export async function remindTravellers({ db, clock, config }: AppContext): Promise<void> {
  const now = clock.now();
  const evening = lagosInstant(lagosDate(now), '18:00');
  if (now < evening || !offersSms(config, await readSettings(db, config))) return;
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<Unreminded>(unreminded, [tomorrow(now), evening]);
    for (const row of rows)
      await tell(tx, await bookerOf(tx, row), 'booking.reminder', { bookingId: row.id }, row.about);
  });
}

export const eveningReminder: PeriodicJob = {
  kind: 'bookings.evening-reminder',
  everyMs: tenMinutesMs,
  run: remindTravellers,
};
