import { bookingReceiptPdfName, countOf, formatNaira, type SettingValues } from 'shared-api/rules';
import { renderVouchers } from '../../../documents/index.ts';
import { job } from '../../../jobs/index.ts';
import { compose } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { authorityOf, readSettings } from '../../../settings/index.ts';
import { bookerOf } from '../bookerOf.ts';
import type { BookingRow } from '../bookingRow.ts';
import { drawnInvoice } from '../documents/drawnInvoice.ts';
import { bookingInALine, flightCard, whereToAsk } from '../documents/printedBooking.ts';
import { ofBatch, selectBookings } from '../selectBookings.ts';
import { calendarAttachment } from '../voucher/calendarFile.ts';
import { printedVouchers } from '../voucher/printedVoucher.ts';

function cancellationSentence({ cancellationHours, refundCanceled }: SettingValues): string {
  const back = refundCanceled === 100 ? 'its whole price' : `${refundCanceled} per cent of its price`;
  return `You can cancel a booking until ${countOf(cancellationHours, 'hour')} before its flight; ${back} then goes back to your wallet.`;
}

const namesOfALetter = 10;

/** A letter is read at a glance: of a large group the first are named in it, and all in its receipt. */
function namesInALetter(names: readonly string[]): string {
  const rest = names.length - namesOfALetter;
  if (rest < 2) return names.join(', ');
  return `${names.slice(0, namesOfALetter).join(', ')} and ${rest} others, named in the receipt`;
}

export const confirmationJob = job<{ batchCode: string }>(
  'booking-confirmation',
  async (context, { batchCode }, id) => {
    const { db, mailer, clock, config } = context;
    const [first, ...rest] = await selectBookings(db, [ofBatch(batchCode)]);
    if (!first) return;
    const rows: [BookingRow, ...BookingRow[]] = [first, ...rest];
    const [booker, { data, content: receipt }, settings] = await Promise.all([
      bookerOf(db, first),
      drawnInvoice(context, [first.id, ...rest.map((row) => row.id)]),
      readSettings(db, config),
    ]);
    const now = clock.now();
    const authority = authorityOf(settings);
    const vouchers = await renderVouchers({
      vouchers: await printedVouchers(db, rows, { config, settings, now }),
      printedAt: now,
      authority,
    });
    const message = compose({
      ...booker,
      subject: `Confirmed: ${bookingInALine(first)}${rest.length > 0 ? ` and ${rest.length} more` : ''}`,
      heading:
        rest.length > 0
          ? `Your ${rows.length} bookings are confirmed`
          : `Your ${first.serviceName} is booked`,
      paragraphs: [
        'An officer will meet your passengers at the airport. The price was taken from your wallet, and the receipt is attached, with what the passengers show at the airport.',
      ],
      flights: rows.map((row, index) =>
        flightCard(row, [
          ['Passengers', namesInALetter(data.flights?.[index]?.passengers.map(({ name }) => name) ?? [])],
        ]),
      ),
      facts: [['Total', formatNaira(rows.reduce((total, { priceKobo }) => total + priceKobo, 0))]],
      action: { label: 'View booking', url: portalLinks.booking(config, first.id) },
      closing: [cancellationSentence(settings), ...whereToAsk(first, settings)],
      attachments: [
        {
          name: bookingReceiptPdfName(first.serviceName, data.invoiceId),
          contentType: 'application/pdf',
          contentBase64: receipt.toString('base64'),
        },
        {
          name: 'Vouchers.pdf',
          contentType: 'application/pdf',
          contentBase64: vouchers.toString('base64'),
        },
        calendarAttachment(rows, { config, authority, now }),
      ],
    });
    await mailer.send(message, id);
  },
  'mail',
);
