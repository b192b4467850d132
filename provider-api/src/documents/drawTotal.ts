import { amountInWords, formatNaira } from 'shared-api/rules';
import { bold, ensureSpace, ink, type Pdf, page, pageWidth, regular } from './paper.ts';

export function drawSum(pdf: Pdf, label: string, kobo: number): void {
  pdf.font(regular).fontSize(9.5).fillColor(ink.text);
  pdf.text(`${label} ${formatNaira(kobo)}`, page.left, pdf.y, { width: pageWidth - 5, align: 'right' });
}

export function drawTotal(pdf: Pdf, amountKobo: number, feeKobo: number): void {
  ensureSpace(pdf, 90);
  const totalKobo = amountKobo + feeKobo;
  if (feeKobo > 0) {
    pdf.y += 6;
    drawSum(pdf, 'Amount', amountKobo);
    drawSum(pdf, 'TSA processing fee', feeKobo);
  }
  const top = pdf.y + 6;
  pdf.font(regular).fontSize(9).fillColor(ink.soft);
  pdf.text(amountInWords(totalKobo), page.left + 5, top + 4, { width: pageWidth * 0.55 });
  const wordsBottom = pdf.y;
  pdf.font(bold).fontSize(13).fillColor(ink.text);
  pdf.text(`${feeKobo > 0 ? 'Total to pay' : 'Total'} ${formatNaira(totalKobo)}`, page.left, top + 2, {
    width: pageWidth - 5,
    align: 'right',
  });
  pdf.y = Math.max(wordsBottom, pdf.y) + 12;
}
