import type { bookingVoucher as endpoint } from 'shared-api/contract';
import { voucherPdfName } from 'shared-api/rules';
import { renderVouchers } from '../../../documents/index.ts';
import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { fileReply } from '../../../http/fileReply.ts';
import { authorityOf, readSettings } from '../../../settings/index.ts';
import { visibleBooking } from '../visibleBooking.ts';
import { printedVouchers } from './printedVoucher.ts';

export const bookingVoucher: Verb<typeof endpoint> = async ({ db, actor, clock, config }, { params }) => {
  const row = await visibleBooking(db, actor, params.id);
  if (row.status !== 'Processing')
    throw new BadRequest('Only a booking that is Processing has a voucher', undefined, 'not_processing');
  const now = clock.now();
  const settings = await readSettings(db, config);
  const content = await renderVouchers({
    vouchers: await printedVouchers(db, [row], { config, settings, now }),
    printedAt: now,
    authority: authorityOf(settings),
  });
  return fileReply({
    name: voucherPdfName(row.invoiceId ?? String(row.id)),
    type: 'application/pdf',
    content,
  });
};
