import { lagosDate } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { renderInvoice } from '../../documents/index.ts';
import { portalLinks } from '../../portalLinks.ts';
import { currentAuthority, currentConfig } from '../../settings/index.ts';
import { issueCode } from '../papers/index.ts';
import { invoiceOf } from './invoiceOf.ts';
import { orderOnPaper } from './orderOnPaper.ts';
import { readTransaction } from './readTransaction.ts';
import type { TransactionRow } from './transactionRow.ts';

/** A mailed invoice must remain an invoice, even if the client paid before the mail was sent. */
const asInvoice = (row: TransactionRow): TransactionRow => ({
  ...row,
  paymentStatus: 'Unpaid',
  status: 'Unpaid',
  paidAt: null,
  method: null,
  amountKobo: row.invoicedKobo ?? row.amountKobo,
});

interface Drawn {
  row: TransactionRow;
  invoice: ReturnType<typeof invoiceOf>;
  content: Buffer;
}

export async function drawnTransaction(
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
  id: number,
  document?: 'invoice' | 'receipt',
): Promise<Drawn> {
  const now = clock.now();
  const { row, code } = await issueCode({ db, now, lock: `transaction ${id}` }, async (tx) => {
    const found = await readTransaction(tx, id);
    const shown: TransactionRow = document === 'invoice' ? asInvoice(found) : found;
    return {
      row: shown,
      paper: { kind: shown.paymentStatus === 'Paid' ? 'receipt' : 'invoice', id },
      facts: {
        number: shown.invoiceId ?? 'N/A',
        date: lagosDate(shown.createdAt),
        amountKobo: shown.amountKobo,
      },
    };
  });
  const present = await currentConfig(db, config);
  const invoice = {
    ...invoiceOf(row, { config: present, printedAt: now, order: await orderOnPaper(db, id) }),
    verifyUrl: portalLinks.verify(config, code),
  };
  const content = await renderInvoice({ ...invoice, authority: await currentAuthority(db, config) });
  return { row, invoice, content };
}
