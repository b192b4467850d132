import { airports, bookingStatusText, formatNaira, refundedStatuses } from 'shared-api/rules';
import { gatewayOf } from '../../adapters/gateway/gatewayOf.ts';
import type { Config } from '../../config.ts';
import { type InvoiceData, type InvoiceItem, itemDescription } from '../../documents/index.ts';
import { isPayable, type TransactionRow } from './transactionRow.ts';

function itemsOf(row: TransactionRow, airportName: string | null): InvoiceItem[] {
  const rateKobo = row.unitPriceKobo ?? row.amountKobo;
  const item: InvoiceItem = {
    description: itemDescription(row.transactType, row.serviceName, airportName),
    quantity: row.quantity,
    rateKobo,
    amountKobo: rateKobo * row.quantity,
  };
  const additionalKobo = row.additionalPriceKobo ?? 0;
  return additionalKobo === 0
    ? [item]
    : [
        item,
        {
          description: `Additional service - ${row.additionalServiceName ?? ''}`,
          quantity: 1,
          rateKobo: additionalKobo,
          amountKobo: additionalKobo,
        },
      ];
}

/** A receipt must not hide that its money went back (S14), nor an invoice that it was given up. */
function remarkOf({ status, paymentStatus, amountKobo }: TransactionRow): string | null {
  if (paymentStatus === 'Unpaid' && (status === 'Expired' || status === 'Cancelled'))
    return `${status}: this invoice can no longer be paid.`;
  if (paymentStatus !== 'Paid' || !refundedStatuses.some((refunded) => refunded === status)) return null;
  return `${bookingStatusText(status)}: ${formatNaira(amountKobo)} went back to the wallet.`;
}

/** What a transaction's document prints (INVOICE-05 to INVOICE-11, G93). */
export function invoiceOf(row: TransactionRow, config: Config, printedAt: Date): InvoiceData {
  const airportName = airports.find(({ id }) => id === row.airportId)?.name ?? null;
  return {
    paymentStatus: row.paymentStatus,
    invoiceId: row.invoiceId ?? 'N/A',
    invoiceNo: row.invoiceNo ?? 'N/A',
    transactType: row.transactType,
    airportName,
    name: row.clientName,
    address: row.address,
    phoneNumber: row.phoneNumber,
    invoiceDate: row.createdAt,
    rrr: row.rrr,
    paidAt: row.paidAt,
    method: row.method,
    paymentUrl: isPayable(row) ? gatewayOf(config).paymentUrl(row.rrr ?? '') : null,
    items: itemsOf(row, airportName),
    remark: remarkOf(row),
    printedAt,
  };
}
