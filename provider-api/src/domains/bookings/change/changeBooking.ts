import { formatNaira, koboFromNaira } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { Conflict, Invalid } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { expectOpenToChange, lockUser } from '../../accounts/index.ts';
import { fullHoursLocked, HourFull } from '../../availability/index.ts';
import { refuseOverLimit } from '../../members/index.ts';
import { detailsToStore } from '../details/bookingById.ts';
import { lockedBooking } from '../visibleBooking.ts';
import { type JudgedChange, judgeChange } from './judgeChange.ts';
import { storeChange } from './storeChange.ts';

const atLeast3 = 'Must be at least 3 character(s) long';

function reasonOf({ by }: JudgedChange, given: string | null | undefined): string | null {
  const reason = given || null;
  if (by === 'staff' && (reason ?? '').length < 3) throw new Invalid({ reason: [atLeast3] });
  return reason;
}

function refuseOtherSums(
  { sums: { chargeKobo, refundKobo } }: JudgedChange,
  shown: { expectedCharge: number; expectedRefund: number },
): void {
  const [charge, refund] = [koboFromNaira(shown.expectedCharge), koboFromNaira(shown.expectedRefund)];
  if (charge === chargeKobo && refund === refundKobo) return;
  const now = chargeKobo > 0 ? `costs ${formatNaira(chargeKobo)}` : `gives back ${formatNaira(refundKobo)}`;
  throw new Conflict(`The change now ${now}. Please review it and confirm again`, 'price_changed');
}

/** Staff may exceed the limit of places per hour, after a warning. */
async function takeMoved(tx: Tx, { by, moved, row }: JudgedChange, now: Date): Promise<void> {
  const full = await fullHoursLocked(tx, moved, { now, leaveOut: row.id });
  if (by === 'owner' && full.length > 0) throw new HourFull(full);
}

export const changeBooking: Verb<'changeBooking'> = (ctx, { params: { id }, query, body }) =>
  idempotent(ctx, [id, query, body], async (tx) => {
    const row = await lockedBooking(tx, ctx.actor, id);
    const judged = await judgeChange(tx, ctx, row, body);
    if (judged.by === 'staff') expectOpenToChange(await lockUser(tx, row.applicationUserId));
    const reason = reasonOf(judged, body.reason);
    refuseOtherSums(judged, query);
    const { chargeKobo, newPriceKobo } = judged.sums;
    if (chargeKobo > 0)
      await refuseOverLimit(tx, ctx.actor, {
        totalKobo: newPriceKobo,
        addedKobo: chargeKobo,
        now: ctx.clock.now(),
      });
    await takeMoved(tx, judged, ctx.clock.now());
    await storeChange(tx, ctx, judged, reason);
    return { data: await detailsToStore(tx, ctx, id), message: 'Booking changed successfully' };
  });
