import { formatDate, formatMoment, formatNaira, formatPhone, standingOf } from 'shared-api/rules';
import type { Authority } from '../settings/index.ts';
import { drawFacts, type Fact } from './drawFacts.ts';
import { drawHeading } from './drawHeading.ts';
import { drawListed } from './drawListed.ts';
import { drawVerification } from './drawQr.ts';
import { drawSettlement } from './drawSettlement.ts';
import { drawTable } from './drawTable.ts';
import { drawFlight } from './flightSection.ts';
import type { InvoiceData, InvoiceItem } from './invoiceData.ts';
import { onPaper, type Pdf } from './paper.ts';

const itemColumns = [
  { label: 'S/N', share: 6, align: 'right' },
  { label: 'Description', share: 46 },
  { label: 'Quantity', share: 11, align: 'right' },
  { label: 'Rate', share: 18, align: 'right' },
  { label: 'Amount', share: 19, align: 'right' },
] as const;

export const drawItems = (pdf: Pdf, items: readonly InvoiceItem[]): void =>
  drawTable(
    pdf,
    itemColumns,
    items.map((item, index) => [
      String(index + 1),
      item.description,
      String(item.quantity),
      formatNaira(item.rateKobo),
      formatNaira(item.amountKobo),
    ]),
  );

function paymentFacts({ invoiceId, invoiceNo, invoiceDate, isCredit, paidAt, method }: InvoiceData): Fact[] {
  if (isCredit)
    return [
      ['Credit note No', invoiceId],
      ['Date', formatDate(invoiceDate)],
      ['Credited to', 'Wallet'],
    ];
  const facts: Fact[] = [
    ['Invoice No', invoiceId],
    ['Revenue code', invoiceNo],
    ['Invoice date', formatDate(invoiceDate)],
  ];
  if (paidAt) facts.push(['Paid on', formatMoment(paidAt)]);
  if (paidAt && method) facts.push(['Paid by', method]);
  return facts;
}

export type SignedInvoice = InvoiceData & { authority: Authority };

export function renderInvoice({ authority, ...data }: SignedInvoice): Promise<Buffer> {
  const { paper, stamp } = standingOf(data);
  const title = data.title ?? paper.toUpperCase();
  return onPaper(
    {
      title: `${title} ${data.invoiceId}`,
      subject: data.transactType,
      printedAt: data.printedAt,
      authority,
    },
    (pdf) => {
      drawHeading(pdf, authority, {
        title,
        lines: [data.airportName, data.transactType],
        stamp: { text: data.isCredit ? 'CREDITED' : stamp, settled: data.paymentStatus === 'Paid' },
      });
      drawFacts(
        pdf,
        [
          ['Name', data.name],
          ['Address', data.address ?? ''],
          ['Phone number', formatPhone(data.phoneNumber ?? '')],
        ],
        paymentFacts(data),
      );
      drawItems(pdf, data.items);
      if (data.listed) drawListed(pdf, data.listed);
      drawSettlement(pdf, data);
      if (data.verifyUrl) drawVerification(pdf, data.verifyUrl);
      for (const flight of data.flights ?? []) drawFlight(pdf, flight);
    },
  );
}
