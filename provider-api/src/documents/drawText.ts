import { printable } from 'shared-api/rules';
import { bold, ink, type Pdf, page, pageWidth, type Weight } from './paper.ts';

export interface TextBox {
  weight: Weight;
  width: number;
  align?: 'left' | 'right' | 'center';
}

export const heightOfText = (pdf: Pdf, text: string, { weight, width }: TextBox): number =>
  pdf.font(weight).heightOfString(printable(text), { width });

export function drawText(
  pdf: Pdf,
  text: string,
  left: number,
  top: number,
  { weight, width, align = 'left' }: TextBox,
): void {
  pdf.font(weight).text(printable(text), left, top, { width, align });
}

export function drawSubheading(pdf: Pdf, text: string, above = 0): void {
  pdf.fontSize(11).fillColor(ink.text);
  drawText(pdf, text, page.left, pdf.y + above, { weight: bold, width: pageWidth });
  pdf.y += 5;
}
