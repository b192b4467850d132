import { transactionPdfName } from 'shared-api/rules';
import { renderInvoice } from '../../documents/index.ts';
import { job } from '../../jobs/index.ts';
import { portalLinks } from '../../portalLinks.ts';
import { currentAuthority, currentConfig } from '../../settings/index.ts';
import { invoiceOf, readTransaction } from '../transactions/index.ts';
import { findPayment } from './payment.ts';
import { type PaymentDocument, paymentLetter } from './paymentLetter.ts';

interface Payload {
  paymentId: number;
  document: PaymentDocument;
}

/** An invoice stays an invoice, even if it was paid before its mail left. */
const asUnpaid = { paymentStatus: 'Unpaid', status: 'Unpaid', paidAt: null, method: null } as const;

/** Draws the document when the mail leaves, so that the queue carries two numbers and no file. */
export const mailPayment = job<Payload>(
  'payments.mail',
  async (services, { paymentId, document }, id) => {
    const { db, config, clock, mailer } = services;
    const payment = await findPayment(db, paymentId);
    const row = await readTransaction(db, paymentId);
    if (!payment || !row || (document === 'invoice' && payment.closedAs)) return;
    const invoice = invoiceOf(document === 'invoice' ? { ...row, ...asUnpaid } : row, {
      config: await currentConfig(db, config),
      printedAt: clock.now(),
    });
    const content = await renderInvoice({ ...invoice, authority: await currentAuthority(db, config) });
    const letter = paymentLetter({
      payment,
      document,
      processingFeeKobo: invoice.processingFeeKobo ?? 0,
      paymentUrl: invoice.paymentUrl ?? null,
      invoiceUrl: portalLinks.invoice(config, payment.code),
      pdf: { name: transactionPdfName(row.clientName, row.transactType, row.createdAt), content },
    });
    await mailer.send(letter, id);
  },
  'mail',
);
