import { bold, ensureSpace, ink, type Pdf, page, pageWidth, regular } from './paper.ts';

export function drawListed(
  pdf: Pdf,
  { heading, lines }: { heading: string; lines: readonly string[] },
): void {
  ensureSpace(pdf, 40);
  pdf.y += 8;
  pdf.font(bold).fontSize(9.5).fillColor(ink.text);
  pdf.text(heading, page.left + 5, pdf.y, { width: pageWidth - 10 });
  for (const line of lines) {
    ensureSpace(pdf, 16);
    pdf.font(regular).fontSize(9).fillColor(ink.soft);
    pdf.text(line, page.left + 5, pdf.y + 3, { width: pageWidth - 10 });
  }
  pdf.y += 4;
}
