import type { PeriodicJob } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';

const minuteMs = 60_000;
/** Younger bookings may still get older neighbours, which would cost their marks. */
const settledMs = 10 * minuteMs;
const bookingsPerMark = 500;

const lastMark = (user: string) => `
  select position, created_at, booking_id from booking_marks where user_id = ${user}
   order by position desc limit 1`;

/** Of all clients: resolves to what has been covered again, so that only clients who booked in it are looked at. */
const markAll = `
  with last as (${lastMark('0')}), numbered as (
    select b.created_at, b.id, coalesce((select position from last), 0)
           + row_number() over (order by b.created_at, b.id) as position
      from bookings b
     where (b.created_at, b.id) > (coalesce((select created_at from last), '-infinity'),
                                   coalesce((select booking_id from last), 0))
       and b.created_at < $1
  )
  insert into booking_marks (user_id, position, created_at, booking_id)
  select 0, position, created_at, id from numbered where position % $2::int = 0`;

const markClients = `
  insert into booking_marks (user_id, position, created_at, booking_id)
  select owner.id, numbered.position, numbered.created_at, numbered.id
    from (select distinct application_user_id as id from bookings where created_at >= $3 and created_at < $1) owner
    left join lateral (${lastMark('owner.id')}) last on true
    cross join lateral (
      select b.created_at, b.id,
             coalesce(last.position, 0) + row_number() over (order by b.created_at, b.id) as position
        from bookings b
       where b.application_user_id = owner.id and b.created_at < $1
         and (b.created_at, b.id) > (coalesce(last.created_at, '-infinity'), coalesce(last.booking_id, 0))
    ) numbered
   where numbered.position % $2::int = 0`;

/** Sets the marks that long lists are paged by. The lock keeps bookings under way from slipping in before a mark. */
export async function markBookings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  every = bookingsPerMark,
): Promise<void> {
  const before = new Date(clock.now().getTime() - settledMs);
  await db.transaction(async (tx) => {
    await tx.query('lock table bookings in share row exclusive mode');
    const { rows } = await tx.query<{ at: Date | null }>(
      'select max(created_at) as at from booking_marks where user_id = 0',
    );
    const { rowCount } = await tx.query(markAll, [before, every]);
    if (rowCount > 0) await tx.query(markClients, [before, every, rows[0]?.at ?? new Date(0)]);
  });
}

export const marking: PeriodicJob = {
  kind: 'bookings.mark',
  everyMs: settledMs,
  run: (services) => markBookings(services),
};
