import { formatDate } from 'shared-api/rules';
import type { Authority } from '../settings/index.ts';
import { drawFacts } from './drawFacts.ts';
import { drawHeading } from './drawHeading.ts';
import { drawTotal } from './drawTotal.ts';
import type { InvoiceItem } from './invoiceData.ts';
import { ensureSpace, ink, onPaper, page, pageWidth, regular } from './paper.ts';
import { drawItems } from './renderInvoice.ts';

export interface QuotationData {
  number: string;
  name: string;
  passengers: number;
  items: InvoiceItem[];
  note: string;
  printedAt: Date;
  authority: Authority;
}

export const renderQuotation = ({ number, items, note, printedAt, authority, ...data }: QuotationData) =>
  onPaper({ title: `QUOTATION ${number}`, subject: 'Protocol Services', printedAt, authority }, (pdf) => {
    drawHeading(pdf, authority, {
      title: 'QUOTATION',
      lines: [],
      stamp: null,
    });
    drawFacts(
      pdf,
      [
        ['Name', data.name],
        ['Passengers', String(data.passengers)],
      ],
      [
        ['Quotation', number],
        ['Date', formatDate(printedAt)],
      ],
    );
    drawItems(pdf, items);
    drawTotal(
      pdf,
      items.reduce((total, { amountKobo }) => total + amountKobo, 0),
      0,
    );
    ensureSpace(pdf, 20);
    pdf.font(regular).fontSize(9).fillColor(ink.soft);
    pdf.text(note, page.left, pdf.y, { width: pageWidth });
  });
