import { voucherPdfName } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { pdfReply } from '../../../http/fileReply.ts';
import { visibleBooking } from '../visibleBooking.ts';
import { drawnVouchers } from './drawnVouchers.ts';

export const bookingVoucher: Verb<'bookingVoucher'> = async (ctx, { params }) => {
  const row = await visibleBooking(ctx.db, ctx.actor, params.id);
  if (row.status !== 'Processing')
    throw new BadRequest('Only a booking that is Processing has a voucher', 'not_processing');
  return pdfReply(voucherPdfName(row.invoiceId ?? String(row.id)), await drawnVouchers(ctx, [row]));
};
