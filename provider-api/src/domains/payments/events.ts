import { formatDate, formatNaira, formatRrr, transactionPdfName } from 'shared-api/rules';
import { pdfAttachment } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';
import { drawnTransaction } from '../transactions/index.ts';
import { findPayment, type Payment } from './payment.ts';

type Document = 'invoice' | 'receipt';

const purposes = { funding: 'wallet funding', registration: 'registration' };

function paragraphsOf(payment: Payment, document: Document): string[] {
  if (document === 'receipt')
    return [
      payment.kind === 'funding'
        ? `We have received your payment, and ${formatNaira(payment.settledKobo ?? payment.amountKobo)} was added to your wallet.`
        : 'We have received the payment of your registration fee.',
      'The receipt is attached.',
    ];
  return [
    `Here is the invoice for your ${purposes[payment.kind]}${payment.forOrder ? ` of exactly what your order ${payment.forOrder} lacks` : ''}. Pay it with the reference (RRR) below, online or at any bank.`,
    'Please note that TSA processing fee applies.',
  ];
}

function sumsOf(
  { amountKobo, settledKobo }: Payment,
  document: Document,
  processingFeeKobo: number,
): [string, string][] {
  const sums: [string, string][] =
    document === 'receipt' && settledKobo !== null && settledKobo !== amountKobo
      ? [
          ['Invoiced', formatNaira(amountKobo)],
          ['Paid and credited', formatNaira(settledKobo)],
        ]
      : [['Amount', formatNaira(amountKobo)]];
  if (processingFeeKobo > 0)
    sums.push(
      ['TSA processing fee', formatNaira(processingFeeKobo)],
      ['Total to pay', formatNaira(amountKobo + processingFeeKobo)],
    );
  return sums;
}

export const paymentEvents = {
  'payment.document': event<{ paymentId: number; document: Document }>({
    letter: async ({ paymentId, document }, context) => {
      const payment = await findPayment(context.db, paymentId);
      const unpaid = document === 'invoice';
      if (!payment || (unpaid && payment.closedAs)) return undefined;
      const { row, invoice, content } = await drawnTransaction(context, paymentId, document);
      return {
        subject: `${unpaid ? 'Invoice' : 'Receipt'} ${payment.invoiceId} for your ${purposes[payment.kind]}`,
        paragraphs: paragraphsOf(payment, document),
        facts: [
          ...sumsOf(payment, document, invoice.processingFeeKobo ?? 0),
          ['RRR', payment.rrr ? formatRrr(payment.rrr) : 'N/A'],
          ['Invoice No', payment.invoiceId],
          ['Date', formatDate(payment.createdAt)],
        ],
        ...(unpaid && invoice.paymentUrl && { action: { label: 'Pay now', url: invoice.paymentUrl } }),
        links: [
          {
            label: unpaid ? 'View the invoice' : 'View the receipt',
            url: portalLinks.invoice(context.config, payment.code),
          },
        ],
        attachments: [
          pdfAttachment(transactionPdfName(row.clientName, row.transactType, row.createdAt), content),
        ],
      };
    },
  }),
};
