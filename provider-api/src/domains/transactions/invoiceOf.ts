import { airports, bookingStatusWords, formatNaira } from 'shared-api/rules';
import { gatewayOf } from '../../adapters/gateway/gatewayOf.ts';
import type { Config } from '../../config.ts';
import { type InvoiceData, type InvoiceItem, itemDescription } from '../../documents/index.ts';
import type { OrderOnPaper } from './orderOnPaper.ts';
import { isPayable, processingFeeKobo, type TransactionRow } from './transactionRow.ts';

function itemsOf(row: TransactionRow, airportName: string | null): InvoiceItem[] {
  const rateKobo = row.unitPriceKobo ?? row.amountKobo;
  const item: InvoiceItem = {
    description: itemDescription(row.transactType, row.serviceName, airportName),
    quantity: row.quantity,
    rateKobo,
    amountKobo: rateKobo * row.quantity,
  };
  if (row.additionalServiceName === null) return [item];
  const additionalKobo = row.additionalPriceKobo ?? 0;
  const additional = {
    description: itemDescription(row.transactType, row.additionalServiceName, airportName),
    quantity: 1,
    rateKobo: additionalKobo,
    amountKobo: additionalKobo,
  };
  return [item, additional];
}

/** A receipt must not hide that its money went back (S14), nor an invoice that it was given up. */
function remarkOf(
  { status, paymentStatus, amountKobo, invoicedKobo }: TransactionRow,
  refundKobo: number,
): string | null {
  if (paymentStatus === 'Unpaid' && (status === 'Expired' || status === 'Cancelled'))
    return `${status}: this invoice can no longer be paid.`;
  if (invoicedKobo !== null && invoicedKobo !== amountKobo)
    return `Invoiced ${formatNaira(invoicedKobo)}, paid and credited ${formatNaira(amountKobo)}.`;
  if (refundKobo === 0) return null;
  return `${bookingStatusWords(status)}: ${formatNaira(refundKobo)} went back to the wallet.`;
}

interface Circumstances {
  /** With the fee that holds now. */
  config: Config;
  printedAt: Date;
  /** What went back to the wallet of the price. */
  refundKobo?: number | undefined;
  /** Of a funding that pays exactly what an order lacks. */
  order?: OrderOnPaper | undefined;
}

/** What a transaction's document prints (INVOICE-05 to INVOICE-11, G93). */
export function invoiceOf(
  row: TransactionRow,
  { config, printedAt, refundKobo = 0, order }: Circumstances,
): InvoiceData {
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
    items: itemsOf(row, airportName).map((item) =>
      order ? { ...item, description: `Wallet funding ${row.invoiceId ?? ''}, order ${order.id}` } : item,
    ),
    ...(order && { listed: { heading: `Order ${order.id}`, lines: order.lines } }),
    processingFeeKobo: processingFeeKobo(row, config),
    remark: remarkOf(row, refundKobo),
    printedAt,
  };
}
