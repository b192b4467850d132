import {
  changeDeadline,
  changeUntil,
  type FullHour,
  formatNaira,
  fullText,
  nairaFromKobo,
} from 'shared-api/rules';
import { may } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { fullHours, HourFull, notOfferedErrors } from '../../availability/index.ts';
import { walletBalanceKobo } from '../../ledger/index.ts';
import { needsShown } from '../bookingRow.ts';
import { visibleBooking } from '../visibleBooking.ts';
import { changeLines } from './ChangeRecord.ts';
import { type JudgedChange, judgeChange } from './judgeChange.ts';

function untilOf({ row, kinds, by, settings }: JudgedChange): string | null {
  const untils = kinds
    .map((kind) => changeUntil(kind, by, row.flightAt, settings))
    .filter((until) => until !== null);
  const earliest = Math.min(...untils.map((until) => until.getTime()));
  return untils.length > 0 ? new Date(earliest).toISOString() : null;
}

function warningsOf(
  { change, by, settings, sums, moved }: JudgedChange,
  full: readonly FullHour[],
  now: Date,
): string[] {
  const closed = by === 'owner' && now > changeDeadline(change.flight.flightAt, settings);
  return [
    ...notOfferedErrors(moved, now).all(),
    ...full.map(fullText),
    ...(sums.keptKobo > 0 ? [`${formatNaira(sums.keptKobo)} of the price is not given back`] : []),
    ...(closed ? ['With this flight the booking can no longer be changed or cancelled'] : []),
  ];
}

export const quoteBookingChange: Verb<'quoteBookingChange'> = async (ctx, { params: { id }, body }) => {
  const row = await visibleBooking(ctx.db, ctx.actor, id);
  const judged = await judgeChange(ctx.db, ctx, row, body);
  const { chargeKobo, refundKobo, keptKobo, newPriceKobo } = judged.sums;
  const { actor } = ctx;
  const now = ctx.clock.now();
  const full = await fullHours(ctx.db, judged.moved, { now, leaveOut: row.id });
  if (judged.by === 'owner' && full.length > 0) throw new HourFull(full);
  const balanceKobo = may(actor, 'wallet.own') ? await walletBalanceKobo(ctx.db, actor.ownerId) : null;
  return {
    data: {
      lines: changeLines(judged.change.sides, needsShown(actor, row)),
      charge: nairaFromKobo(chargeKobo),
      refund: nairaFromKobo(refundKobo),
      kept: nairaFromKobo(keptKobo),
      newPrice: nairaFromKobo(newPriceKobo),
      balanceAfter: balanceKobo === null ? null : nairaFromKobo(balanceKobo - chargeKobo + refundKobo),
      until: untilOf(judged),
      warnings: warningsOf(judged, full, now),
    },
  };
};
