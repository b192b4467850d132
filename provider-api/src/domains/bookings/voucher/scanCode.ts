import type { ScanResult } from 'shared-api/contract';
import { dueOf, lagosDate, voucherCode } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { expectOwnAirport } from '../../../permissions/airports.ts';
import { deskBooking } from '../booking-desk/deskDay.ts';
import { airportName } from '../documents/printedBooking.ts';
import { issuedFor } from './verifyCode.ts';

type Booking = NonNullable<ScanResult['booking']>;

async function closedBy(db: Queryable, { id, bookingStatus }: Booking) {
  const last = await db.first<{ at: Date; by: string | null }>(
    `select h.created_at as at, ${nameSql('u')} as by from booking_status_history h left join users u on u.id = h.actor_id
      where h.booking_id = $1 and h.status = $2 order by h.id desc limit 1`,
    [id, bookingStatus],
  );
  return last ? { when: last.at.toISOString(), by: last.by ?? '' } : {};
}

function allMet({ passengers }: Booking): Pick<ScanResult, 'when' | 'by'> | undefined {
  const latest = passengers
    .map(({ attendance }) => (attendance?.state === 'not_found' ? null : attendance))
    .reduce((last, one) => (last && one && (one.metAt ?? '') >= (last.metAt ?? '') ? one : one && last));
  return latest?.metAt ? { when: latest.metAt, by: latest.metBy ?? '' } : undefined;
}

async function judge(ctx: Context, booking: Booking, isNewest: boolean): Promise<ScanResult> {
  if (booking.bookingStatus !== 'Processing')
    return { verdict: 'closed', booking, ...(await closedBy(ctx.db, booking)) };
  if (!isNewest) return { verdict: 'replaced', booking };
  const today = lagosDate(ctx.clock.now());
  const days = [booking.date_Of_Travel, lagosDate(new Date(dueOf(booking)))];
  if (!days.includes(today)) return { verdict: 'other_day', booking };
  const met = allMet(booking);
  return met ? { verdict: 'already_met', booking, ...met } : { verdict: 'valid', booking };
}

export const scanCode: Verb<'scanCode'> = async (ctx, { body }) => {
  const { db, actor } = ctx;
  expectOwnAirport(actor, body.airportId);
  const code = voucherCode(body.code);
  const issued = code && (await issuedFor(db, code));
  const found = issued ? await deskBooking(db, actor, issued.bookingId) : undefined;
  if (!issued || !found) return { data: { verdict: 'unknown' } };
  if (found.airportId !== body.airportId)
    return { data: { verdict: 'other_airport', airport: airportName(found.airportId) } };
  return { data: await judge(ctx, found, issued.isNewest) };
};
