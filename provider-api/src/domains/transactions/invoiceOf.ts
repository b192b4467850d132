import { awaitsRrr, formatNaira, standingOf } from 'shared-api/rules';
import { remita } from '../../adapters/gateway/remita.ts';
import type { Config } from '../../config.ts';
import type { InvoiceData } from '../../documents/index.ts';
import type { OrderOnPaper } from './orderOnPaper.ts';
import { isPayable, processingFeeKobo, type TransactionRow } from './transactionRow.ts';

function remarkOf(row: TransactionRow): string | null {
  const { amountKobo, invoicedKobo } = row;
  const another = invoicedKobo !== null && invoicedKobo !== amountKobo;
  return (
    standingOf(row).remark ??
    (another ? `Invoiced ${formatNaira(invoicedKobo)}, paid and credited ${formatNaira(amountKobo)}.` : null)
  );
}

interface Circumstances {
  config: Config;
  printedAt: Date;
  order?: OrderOnPaper | undefined;
}

export function invoiceOf(row: TransactionRow, { config, printedAt, order }: Circumstances): InvoiceData {
  const { status, paymentStatus, transactType, amountKobo } = row;
  const description = order ? `Wallet funding ${row.invoiceId ?? ''}, order ${order.id}` : transactType;
  return {
    status,
    paymentStatus,
    invoiceId: row.invoiceId ?? 'N/A',
    invoiceNo: row.invoiceNo ?? 'N/A',
    transactType,
    airportName: null,
    name: row.clientName,
    address: row.address,
    phoneNumber: row.phoneNumber,
    invoiceDate: row.createdAt,
    rrr: row.rrr,
    rrrAwaited: awaitsRrr({ ...row, transactionType: row.type, rrrNo: row.rrr }),
    paidAt: row.paidAt,
    method: row.method,
    paymentUrl: isPayable(row) ? remita(config).paymentUrl(row.rrr ?? '') : null,
    items: [{ description, quantity: 1, rateKobo: amountKobo, amountKobo }],
    ...(order && { listed: { heading: `Order ${order.id}`, lines: order.lines } }),
    processingFeeKobo: processingFeeKobo(row, config),
    remark: remarkOf(row),
    printedAt,
  };
}
