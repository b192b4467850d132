import { encode } from 'uqr';
import { drawText } from './drawText.ts';
import { ensureSpace, ink, type Pdf, page, pageWidth, regular } from './paper.ts';

export function drawQr(
  pdf: Pdf,
  text: string,
  { left, top, size }: { left: number; top: number; size: number },
) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const side = size / modules;
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) pdf.rect(left + x * side, top + y * side, side, side);
  pdf.fill(ink.text);
}

/** 68 points are 24 mm. */
const size = 68;

export function drawVerification(pdf: Pdf, url: string): void {
  ensureSpace(pdf, size + 16);
  const top = pdf.y + 8;
  drawQr(pdf, url, { left: page.left, top, size });
  const left = page.left + size + 14;
  const width = pageWidth - size - 14;
  pdf.fontSize(9).fillColor(ink.soft);
  drawText(pdf, 'Is this paper genuine, and does it still hold?', left, top + 16, { weight: regular, width });
  pdf.fontSize(8.5).fillColor(ink.brand);
  drawText(pdf, url, left, pdf.y + 3, { weight: regular, width });
  pdf.y = top + size + 14;
}
