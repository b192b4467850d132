import type { Verb } from '../../http/context.ts';
import { askGateway } from '../payments/index.ts';
import { adjustment } from './adjustment.ts';

/** The gateway is asked before the transaction, while no row is locked. */
export const approveAdjustment: Verb<'approveAdjustment'> = async (ctx, input) => {
  const { status, payment } = await adjustment.find(ctx.db, ctx.actor, input.params.id);
  if (status === 'Proposed' && payment?.arrived)
    await askGateway(ctx, payment.transactionId, payment.arrived);
  return adjustment.approve(ctx, input);
};
