import { type BookingStatus, nairaFromKobo, type SettingValues } from 'shared-api/rules';
import type { Context, Verb } from '../../../http/context.ts';
import { refusalText } from '../../../http/eachRow.ts';
import { readSettings } from '../../../settings/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { refuseMove } from '../status/bookingMove.ts';
import { refundOfMove } from '../status/moveBooking.ts';
import { wantedBookingStatus } from '../status/wantedBookingStatus.ts';
import { visibleBookingsById } from '../visibleBooking.ts';
import { bookingName } from './bookingName.ts';

interface Wanted {
  to: BookingStatus;
  settings: SettingValues;
}

function preview({ actor, clock }: Context, booking: BookingRow, { to, settings }: Wanted) {
  const { id, status } = booking;
  const flightAt = (booking.expectedAt ?? booking.flightAt).toISOString();
  const row = { id, name: bookingName(booking), status, refund: 0, flightAt };
  if (booking.status === to) return { ...row, verdict: 'same' as const, why: null };
  try {
    refuseMove({ ...booking, ...settings }, to, actor, clock.now());
  } catch (refusal) {
    return { ...row, verdict: 'refused' as const, why: refusalText(refusal) };
  }
  const refund = nairaFromKobo(refundOfMove(booking, to, settings));
  return { ...row, refund, verdict: 'moves' as const, why: null };
}

const unknown = (id: number) =>
  ({ id, name: null, status: null, refund: 0, verdict: 'refused', why: 'Booking does not exist' }) as const;

export const previewBookingMoves: Verb<'previewBookingMoves'> = async (ctx, { body }) => {
  const to = wantedBookingStatus(body.BookingStatus);
  const ids = [...new Set(body.Ids)];
  const bookings = await visibleBookingsById(ctx.db, ctx.actor, ids);
  const settings = await readSettings(ctx.db, ctx.config);
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const data = ids.map((id) => {
    const booking = byId.get(id);
    return booking ? preview(ctx, booking, { to, settings }) : unknown(id);
  });
  return { data };
};
