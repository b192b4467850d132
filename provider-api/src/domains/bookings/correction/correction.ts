import type { OutcomeCorrection } from 'shared-api/contract';
import { bookingStatusWords } from 'shared-api/rules';
import type { Actor } from '../../../http/actor.ts';
import { Conflict } from '../../../http/errors.ts';
import { type Filter, filter } from '../../../lists/index.ts';
import { airportLimit } from '../../../permissions/airports.ts';
import { defineProposal } from '../../proposals/index.ts';
import { lockedBooking } from '../visibleBooking.ts';
import { applyCorrection } from './applyCorrection.ts';
import { type CorrectionRow, selectCorrections, toCorrection } from './correctionRow.ts';
import { refuseLateCorrection } from './refuseLateCorrection.ts';

function ofAirports(actor: Actor): Filter[] {
  const limit = airportLimit(actor);
  const served = (ids: string) =>
    `x.booking_id in (select id from bookings where airport_id = any (${ids}::int[]))`;
  return limit ? [filter(limit, served)] : [];
}

export const correction = defineProposal<CorrectionRow, OutcomeCorrection>({
  name: 'correction',
  table: 'outcome_corrections',
  alias: 'x',
  select: selectCorrections,
  toReply: toCorrection,
  visible: ofAirports,
  audited: ({ id, bookingId, status, from, to }) => ({
    subject: ['booking', bookingId],
    before: { status: from },
    after: status === 'Approved' ? { status: to, correction: id } : { status: from, wanted: to },
  }),
  event: ({ bookingId }) => ({ type: 'booking', id: bookingId }),
  taken: { outcome_corrections_open: 'A correction of this booking is already waiting for a decision' },
  expect: async (tx, ctx, { bookingId, from }) => {
    const booking = await lockedBooking(tx, ctx.actor, bookingId);
    if (booking.status !== from)
      throw new Conflict(`The booking is ${bookingStatusWords(booking.status)} by now`, 'changed_meanwhile');
    await refuseLateCorrection(tx, ctx, booking);
  },
  apply: applyCorrection,
});
