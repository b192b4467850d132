import { lagosDate } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import { type InvoiceData, renderInvoice } from '../../../documents/index.ts';
import { filter } from '../../../lists/index.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { currentAuthority } from '../../../settings/index.ts';
import { issueCode } from '../../papers/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { selectBookings } from '../selectBookings.ts';
import type { NeedsShown } from './printedBooking.ts';
import { printedInvoice } from './printedInvoice.ts';

export async function drawnInvoice(
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
  ids: readonly [number, ...number[]],
  needsShown: NeedsShown,
): Promise<{ data: InvoiceData; content: Buffer }> {
  const now = clock.now();
  const part = ids.length === 1 ? '' : ids.join();
  const lock = `transaction ${ids.join()}`;
  const { data, code } = await issueCode({ db, now, lock }, async (tx) => {
    const rows = await selectBookings(tx, [filter(ids, (given) => `b.id = any (${given}::bigint[])`)]);
    const printed = await printedInvoice(tx, rows as [BookingRow, ...BookingRow[]], {
      printedAt: now,
      needsShown,
    });
    return {
      data: printed,
      paper: { kind: printed.paymentStatus === 'Paid' ? 'receipt' : 'invoice', id: ids[0], part },
      facts: {
        number: printed.invoiceId,
        date: lagosDate(printed.invoiceDate),
        amountKobo: rows.reduce((sum, { priceKobo }) => sum + priceKobo, 0),
      },
    };
  });
  const content = await renderInvoice({
    ...data,
    verifyUrl: portalLinks.verify(config, code),
    authority: await currentAuthority(db, config),
  });
  return { data, content };
}
