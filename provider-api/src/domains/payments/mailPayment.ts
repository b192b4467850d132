import { transactionPdfName } from 'shared-api/rules';
import { job, jobKinds } from '../../jobs/index.ts';
import { portalLinks } from '../../portalLinks.ts';
import { drawnTransaction } from '../transactions/index.ts';
import { findPayment } from './payment.ts';
import { paymentLetter } from './paymentLetter.ts';

/** Draws the document when the mail leaves, so that the queue carries two numbers and no file. */
export const mailPayment = job(
  jobKinds.mailPayment,
  async (context, { paymentId, document }, id) => {
    const { db, config, mailer } = context;
    const payment = await findPayment(db, paymentId);
    if (!payment || (document === 'invoice' && payment.closedAs)) return;
    const { row, invoice, content } = await drawnTransaction(context, paymentId, document);
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
