import { approveAdjustment as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { askGateway } from '../payments/index.ts';
import { adjustment } from './adjustment.ts';

const approve = adjustment.approve(endpoint);

/** The gateway is asked before the transaction, while no row is locked. */
export const approveAdjustment: Verb<typeof endpoint> = async (ctx, input) => {
  const { status, payment } = await adjustment.find(ctx.db, ctx.actor, input.params.id);
  if (status === 'Proposed' && payment?.arrived)
    await askGateway(ctx, payment.transactionId, payment.arrived);
  return approve(ctx, input);
};
