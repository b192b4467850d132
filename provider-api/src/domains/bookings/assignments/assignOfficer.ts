import type { AssignedRow } from 'shared-api/contract';
import { notAtAirport, onlyLead } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { eachRow, refusalText } from '../../../http/eachRow.ts';
import { BadRequest, Forbidden } from '../../../http/errors.ts';
import { publish } from '../../../http/liveEvents.ts';
import type { Colleague } from '../../accounts/index.ts';
import { recordAudit } from '../../activities/index.ts';
import { findOfficer, isLead } from '../../roster/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { bookingName } from '../bulk/bookingName.ts';
import { lockedBooking, visibleBookingsById } from '../visibleBooking.ts';
import { officersOf } from './officersOf.ts';

interface Wanted {
  id: number;
  from: number | null;
  to: number | null;
  reason: string | null;
}

const result = (
  booking: BookingRow,
  officer: Colleague | undefined,
  outcome: AssignedRow['outcome'],
  why: string | null = null,
): AssignedRow => ({
  id: booking.id,
  name: bookingName(booking),
  officer: officer ? { id: officer.id, name: officer.name } : null,
  outcome,
  why,
});

function outcomeIfChanged(
  booking: BookingRow,
  has: Colleague | undefined,
  { from, to }: Wanted,
): AssignedRow | undefined {
  const now = has?.id ?? null;
  if (now === to) return result(booking, has, 'same');
  if (now === from) return undefined;
  return result(booking, has, 'changed', has ? `${has.name} has it by now` : 'It has no officer any more');
}

async function refuseOthers(tx: Tx, { actor, clock }: Context, booking: BookingRow, { from, to }: Wanted) {
  const isOwn = from === actor.id || (from === null && to === actor.id);
  if (isOwn || (await isLead(tx, actor, booking.airportId, clock.now()))) return;
  throw new Forbidden(onlyLead);
}

const hasShift = (tx: Tx, officerId: number, { airportId, flightAt, expectedAt }: BookingRow) =>
  tx.exists(
    `select from shifts where officer_id = $1 and airport_id = $2 and canceled_at is null
        and starts_at <= $3 and ends_at >= $3 limit 1`,
    [officerId, airportId, expectedAt ?? flightAt],
  );

/**
 * The officer is locked before the booking. A change of the officer's role locks in the same order, so no deadlock can
 * occur.
 */
async function assignOne(tx: Tx, ctx: Context, wanted: Wanted): Promise<AssignedRow> {
  const { id, to, reason } = wanted;
  await tx.query('select from users where id = $1 for share', [to]);
  const booking = await lockedBooking(tx, ctx.actor, id);
  const { airportId } = booking;
  const officer = to === null ? undefined : await findOfficer(tx, { id: to, airportId }, 'for share');
  const has = (await officersOf(tx, [id])).get(id);
  const asItIs = outcomeIfChanged(booking, has, wanted);
  if (asItIs) return asItIs;
  if (booking.status !== 'Processing')
    throw new BadRequest('Only a booking that is Processing has an officer', 'not_processing');
  await refuseOthers(tx, ctx, booking, wanted);
  if (to !== null && !officer) throw new BadRequest(notAtAirport, 'not_at_airport');
  const at = ctx.clock.now();
  await tx.query('update assignments set released_at = $2 where booking_id = $1 and released_at is null', [
    id,
    at,
  ]);
  if (to !== null)
    await tx.query(
      'insert into assignments (booking_id, officer_id, assigned_by, assigned_at) values ($1, $2, $3, $4)',
      [id, to, ctx.actor.id, at],
    );
  await recordAudit(tx, ctx, {
    action: 'booking.assigned',
    subject: ['booking', id],
    before: { officer: has?.name ?? null },
    after: { officer: officer?.name ?? null },
    reason,
  });
  await publish(tx, { type: 'booking', id, userId: booking.applicationUserId, staff: true });
  const outside = officer && !(await hasShift(tx, officer.id, booking));
  return result(booking, officer, 'assigned', outside ? `Outside the shifts of ${officer.name}` : null);
}

async function assignRow(ctx: Context, wanted: Wanted): Promise<AssignedRow> {
  const { id } = wanted;
  try {
    return await ctx.db.transaction((tx) => assignOne(tx, ctx, wanted));
  } catch (refusal) {
    const why = refusalText(refusal);
    const [now] = await visibleBookingsById(ctx.db, ctx.actor, [id]);
    if (!now) return { id, name: null, officer: null, outcome: 'refused', why };
    return result(now, (await officersOf(ctx.db, [id])).get(id), 'refused', why);
  }
}

export const assignOfficer: Verb<'assignOfficer'> = async (ctx, { body }) => {
  const { officerId: to, reason = null } = body;
  const data = await eachRow(
    ctx,
    body.Rows,
    ({ Id: id, From: from = null }) => assignRow(ctx, { id, from, to, reason: reason || null }),
    (row) => ({ ...row, officer: null }),
  );
  return { data };
};
