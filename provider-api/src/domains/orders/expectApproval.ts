import { hasLimits } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { refuseOverLimit } from '../members/index.ts';
import type { OrderRow, OrderWrite } from './orderRow.ts';

type Decision = Pick<OrderWrite, 'decidedBy' | 'decidedAt' | 'decisionReason'>;

export const decisionOf = ({ actor, clock }: Context, reason: string | null = null): Decision => ({
  decidedBy: actor.id,
  decidedAt: clock.now(),
  decisionReason: reason,
});

/**
 * An Approver may book another member's order only after a request for approval. Otherwise the Approver could change
 * the order and book it alone.
 */
export async function expectApproval(
  tx: Tx,
  ctx: Context,
  row: OrderRow,
  totalKobo: number,
): Promise<Decision | undefined> {
  const { actor, clock } = ctx;
  if (row.decidedBy !== null && totalKobo <= row.totalKobo) return undefined;
  if (actor.id === row.createdBy) {
    await refuseOverLimit(tx, actor, { totalKobo, now: clock.now() });
    return { decidedBy: null, decidedAt: null };
  }
  if (row.status !== 'Submitted' && actor.memberRole !== null && hasLimits(actor.memberRole))
    throw new BadRequest(`${row.makerName} has to ask for approval of this order first`, 'not_possible');
  return decisionOf(ctx);
}
