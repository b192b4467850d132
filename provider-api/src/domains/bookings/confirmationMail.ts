import {
  bookingReceiptPdfName,
  countOf,
  formatMoment,
  formatNaira,
  type SettingValues,
} from 'shared-api/rules';
import { renderInvoice } from '../../documents/index.ts';
import { job } from '../../jobs/index.ts';
import { compose } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { authorityOf, readSettings } from '../../settings/index.ts';
import type { BookingRow } from './bookingRow.ts';
import { ownerAddress } from './ownerAddress.ts';
import { airportName, bookerName } from './printedBooking.ts';
import { printedInvoice } from './printedInvoice.ts';
import { ofBatch, selectBookings } from './selectBookings.ts';

const line = (row: BookingRow): string =>
  `${row.serviceName} at ${airportName(row.airportId)}: flight ${row.flightNumber}, ${formatMoment(row.flightAt)}` +
  ` (invoice ${row.invoiceId ?? 'N/A'})`;

function cancellationSentence({ cancellationHours, refundCanceled }: SettingValues): string {
  const back = refundCanceled === 100 ? 'its whole price' : `${refundCanceled} per cent of its price`;
  return `You can cancel a booking until ${countOf(cancellationHours, 'hour')} before its flight; ${back} then goes back to your wallet.`;
}

/** Confirms a batch to its owner, with the receipt over all its flights (S17). */
export const confirmationJob = job<{ batchCode: string }>(
  'booking-confirmation',
  async ({ db, mailer, clock, config }, { batchCode }, id) => {
    const [first, ...rest] = await selectBookings(db, [ofBatch(batchCode)]);
    if (!first) return;
    const rows: [BookingRow, ...BookingRow[]] = [first, ...rest];
    const [to, data, settings] = await Promise.all([
      ownerAddress(db, first.applicationUserId),
      printedInvoice(db, rows, clock.now()),
      readSettings(db, config),
    ]);
    const receipt = await renderInvoice({ ...data, authority: authorityOf(settings) });
    const message = compose({
      to,
      name: bookerName(first),
      subject: `Your booking is confirmed: ${rows.map(({ flightNumber }) => flightNumber).join(', ')}`,
      paragraphs: [
        'Your booking has been made and paid from your wallet. The receipt is attached.',
        ...rows.map(line),
        cancellationSentence(settings),
      ],
      facts: [['Total', formatNaira(rows.reduce((total, { priceKobo }) => total + priceKobo, 0))]],
      action: { label: 'View booking', url: portalLinks.booking(config, first.id) },
      attachments: [
        {
          name: bookingReceiptPdfName(first.serviceName, data.invoiceId),
          contentType: 'application/pdf',
          contentBase64: receipt.toString('base64'),
        },
      ],
    });
    await mailer.send(message, id);
  },
  'mail',
);
