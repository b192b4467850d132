import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { refuseOverLimit } from '../bookings/index.ts';
import type { OrderRow, OrderWrite } from './orderRow.ts';

type Decision = Pick<OrderWrite, 'decidedBy' | 'decidedAt' | 'decisionReason'>;

export const decisionOf = ({ actor, clock }: Context, reason: string | null = null): Decision => ({
  decidedBy: actor.id,
  decidedAt: clock.now(),
  decisionReason: reason,
});

/**
 * What lets an order be booked: whoever else of the organisation books it approves it by that; its maker stays within
 * the limit, unless what was approved costs no more now.
 */
export async function passLimit(
  tx: Tx,
  ctx: Context,
  row: OrderRow,
  totalKobo: number,
): Promise<Decision | undefined> {
  if (ctx.actor.id !== row.createdBy) return decisionOf(ctx);
  if (row.decidedBy !== null && totalKobo <= row.totalKobo) return undefined;
  await refuseOverLimit(tx, ctx.actor, { totalKobo, now: ctx.clock.now() });
  return { decidedBy: null, decidedAt: null };
}
