import { formatRrr } from 'shared-api/rules';
import { drawSum, drawTotal } from './drawTotal.ts';
import type { InvoiceData } from './invoiceData.ts';
import { bold, ensureSpace, ink, type Pdf, page, pageWidth, regular } from './paper.ts';

function drawChanges(
  pdf: Pdf,
  { lines, priceNowKobo }: NonNullable<InvoiceData['changes']>,
  firstKobo: number,
): void {
  ensureSpace(pdf, 20 * (lines.length + 2));
  for (const { description, amountKobo } of lines) drawSum(pdf, description, amountKobo);
  const paidKobo = lines.reduce((sum, { amountKobo }) => sum + amountKobo, firstKobo);
  drawSum(pdf, 'Paid less refunds', paidKobo);
  drawSum(pdf, 'Price now', priceNowKobo);
  pdf.y += 12;
}

function drawReference(pdf: Pdf, { rrr, rrrAwaited, paymentUrl }: InvoiceData): void {
  if (!rrr && !rrrAwaited) return;
  ensureSpace(pdf, 56);
  const top = pdf.y;
  pdf.roundedRect(page.left, top, pageWidth, 44, 5).fill(ink.band);
  pdf.font(regular).fontSize(8.5).fillColor(ink.soft);
  pdf.text('Payment reference (RRR)', page.left + 12, top + 8, { lineBreak: false });
  pdf.font(bold).fontSize(15).fillColor(ink.text);
  pdf.text(rrr ? formatRrr(rrr) : 'Being issued', page.left + 12, top + 19, { lineBreak: false });
  if (rrr && paymentUrl) {
    pdf.font(regular).fontSize(8.5).fillColor(ink.brand);
    pdf.text('Pay online:', page.left, top + 8, { width: pageWidth - 12, align: 'right' });
    pdf.text(paymentUrl, page.left + pageWidth / 2, top + 22, {
      width: pageWidth / 2 - 12,
      align: 'right',
      link: paymentUrl,
      underline: true,
      height: 20,
      ellipsis: true,
    });
  }
  pdf.y = top + 54;
}

export function drawSettlement(pdf: Pdf, invoice: InvoiceData): void {
  const totalKobo = invoice.items.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  drawTotal(pdf, totalKobo, invoice.processingFeeKobo ?? 0);
  if (invoice.changes) drawChanges(pdf, invoice.changes, totalKobo);
  drawReference(pdf, invoice);
  if (invoice.remark) {
    pdf.font(bold).fontSize(9.5).fillColor(ink.text);
    pdf.text(invoice.remark, page.left, pdf.y, { width: pageWidth });
    pdf.y += 4;
  }
  if (invoice.isCredit) return;
  pdf.font(regular).fontSize(9).fillColor(ink.soft);
  pdf.text('Please note that TSA processing fee applies.', page.left, pdf.y, { width: pageWidth });
  pdf.y += 14;
}
