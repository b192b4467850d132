import type { bookingReceipt as endpoint } from 'shared-api/contract';
import { bookingReceiptPdfName } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { fileReply } from '../../../http/fileReply.ts';
import type { BookingRow } from '../bookingRow.ts';
import { visibleBatch, visibleBooking } from '../visibleBooking.ts';
import { drawnInvoice } from './drawnInvoice.ts';

const batchCode = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Rows = [BookingRow, ...BookingRow[]];

async function named(db: Queryable, actor: Actor, id: string): Promise<Rows> {
  if (batchCode.test(id)) return visibleBatch(db, actor, id);
  if (/^\d{1,15}$/.test(id)) return [await visibleBooking(db, actor, Number(id))];
  throw new NotFound('Booking does not exist');
}

/** The receipt, or the invoice while unpaid, of a booking or of a whole batch by its code (G76, G77). */
export const bookingReceipt: Verb<typeof endpoint> = async (ctx, { params }) => {
  const [first, ...rest] = await named(ctx.db, ctx.actor, params.id);
  const { data, content } = await drawnInvoice(ctx, [first.id, ...rest.map(({ id }) => id)]);
  const name = bookingReceiptPdfName(first.serviceName, data.invoiceId);
  return fileReply({ name, type: 'application/pdf', content });
};
