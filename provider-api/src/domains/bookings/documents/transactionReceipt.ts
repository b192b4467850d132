import { transactionTypes } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { findTransaction, paymentReceiptReply, receiptReply } from '../../transactions/index.ts';
import { needsShown } from '../bookingRow.ts';
import { drawnInvoice } from './drawnInvoice.ts';

export const transactionReceipt: Verb<'transactionReceipt'> = async (ctx, { params }) => {
  const row = await findTransaction(ctx.db, ctx.actor, params.id);
  if (row.type !== transactionTypes.booking) return paymentReceiptReply(ctx, row);
  const drawn = await drawnInvoice(ctx, [row.transactionId], (booking) => needsShown(ctx.actor, booking));
  return receiptReply(row, drawn.content);
};
