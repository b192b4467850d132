import { bookingReceiptPdfName } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { pdfReply } from '../../../http/fileReply.ts';
import { needsShown } from '../bookingRow.ts';
import { visibleByReference } from '../visibleBooking.ts';
import { drawnInvoice } from './drawnInvoice.ts';

export const bookingReceipt: Verb<'bookingReceipt'> = async (ctx, { params }) => {
  const [first, ...rest] = await visibleByReference(ctx.db, ctx.actor, params.id);
  const { data, content } = await drawnInvoice(ctx, [first.id, ...rest.map(({ id }) => id)], (row) =>
    needsShown(ctx.actor, row),
  );
  const name = bookingReceiptPdfName(first.serviceName, data.invoiceId);
  return pdfReply(name, content);
};
