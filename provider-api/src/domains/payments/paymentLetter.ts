import { formatDate, formatNaira, formatRrr } from 'shared-api/rules';
import type { MailMessage } from '../../adapters/mail/Mailer.ts';
import { compose } from '../../mail/compose.ts';
import type { Payment } from './payment.ts';

export type PaymentDocument = 'invoice' | 'receipt';

export interface LetterFacts {
  payment: Payment;
  document: PaymentDocument;
  processingFeeKobo: number;
  paymentUrl: string | null;
  invoiceUrl: string;
  pdf: { name: string; content: Buffer };
}

const purposes = { funding: 'wallet funding', registration: 'registration' };

const paragraphsOf = ({ payment, document }: LetterFacts): string[] => {
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
};

/** The treasury's fee is a line of its own, as everywhere (S31). */
const sums = ({
  payment: { amountKobo, settledKobo },
  document,
  processingFeeKobo,
}: LetterFacts): [string, string][] => [
  ...(document === 'receipt' && settledKobo !== null && settledKobo !== amountKobo
    ? ([
        ['Invoiced', formatNaira(amountKobo)],
        ['Paid and credited', formatNaira(settledKobo)],
      ] satisfies [string, string][])
    : ([['Amount', formatNaira(amountKobo)]] satisfies [string, string][])),
  ...(processingFeeKobo > 0
    ? ([
        ['TSA processing fee', formatNaira(processingFeeKobo)],
        ['Total to pay', formatNaira(amountKobo + processingFeeKobo)],
      ] satisfies [string, string][])
    : []),
];

/** The invoice with its RRR (WALLET-23), or the receipt; the document is attached (S17). */
export function paymentLetter(facts: LetterFacts): MailMessage {
  const { payment, document, paymentUrl, invoiceUrl, pdf } = facts;
  const unpaid = document === 'invoice';
  return compose({
    to: payment.payerEmail,
    // A registration is invoiced before anybody verified the address.
    ...(payment.kind !== 'registration' && { name: payment.payerName }),
    subject: `${unpaid ? 'Invoice' : 'Receipt'} ${payment.invoiceId} for your ${purposes[payment.kind]}`,
    paragraphs: paragraphsOf(facts),
    facts: [
      ...sums(facts),
      ['RRR', payment.rrr ? formatRrr(payment.rrr) : 'N/A'],
      ['Invoice No', payment.invoiceId],
      ['Date', formatDate(payment.createdAt)],
    ],
    ...(unpaid && paymentUrl && { action: { label: 'Pay now', url: paymentUrl } }),
    links: [{ label: unpaid ? 'View the invoice' : 'View the receipt', url: invoiceUrl }],
    attachments: [
      { name: pdf.name, contentType: 'application/pdf', contentBase64: pdf.content.toString('base64') },
    ],
  });
}
