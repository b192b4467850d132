import { gatewayOf } from '../../adapters/gateway/gatewayOf.ts';
import { renderInvoice } from '../../documents/index.ts';
import { job } from '../../jobs/index.ts';
import { portalLinks } from '../../portalLinks.ts';
import { presentAuthority } from '../../settings/index.ts';
import { invoiceOf, readTransaction } from '../transactions/index.ts';
import { findPayment } from './payment.ts';
import { type PaymentDocument, paymentLetter } from './paymentLetter.ts';

interface Payload {
  paymentId: number;
  document: PaymentDocument;
}

/** An invoice stays an invoice, even if it was paid before its mail left. */
const asUnpaid = { paymentStatus: 'Unpaid', paidAt: null, method: null } as const;

/** Draws the document when the mail leaves, so that the queue carries two numbers and no file. */
export const mailPayment = job<Payload>(
  'payments.mail',
  async (services, { paymentId, document }, id) => {
    const { db, config, clock, mailer } = services;
    const payment = await findPayment(db, paymentId);
    const row = await readTransaction(db, paymentId);
    if (!payment || !row || (document === 'invoice' && payment.closedAs)) return;
    const invoice = invoiceOf(row, { config, printedAt: clock.now() });
    const content = await renderInvoice({
      ...invoice,
      ...(document === 'invoice' && asUnpaid),
      authority: await presentAuthority(db, config),
    });
    const letter = paymentLetter({
      payment,
      document,
      paymentUrl: payment.rrr ? gatewayOf(config).paymentUrl(payment.rrr) : null,
      invoiceUrl: portalLinks.invoice(config, payment.code),
      pdf: { name: `${document === 'invoice' ? 'Invoice' : 'Receipt'} ${payment.invoiceId}.pdf`, content },
    });
    await mailer.send(letter, id);
  },
  'mail',
);
