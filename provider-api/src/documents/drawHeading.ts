import { emblem } from 'shared-api/rules';
import type { Authority } from '../settings/index.ts';
import { drawText } from './drawText.ts';
import { bold, ink, type Pdf, page, pageWidth, regular } from './paper.ts';

export type Heading = {
  title: string;
  lines: (string | null)[];
  stamp: { text: string; settled: boolean } | null;
};

const titleWidth = 170;
const nameLeft = page.left + 50;
const nameWidth = pageWidth - titleWidth - 60;

const emblemWidth = 38;

function drawEmblem(pdf: Pdf, x: number, y: number): void {
  const { size, corner, ground, lineWidth, path } = emblem;
  pdf
    .save()
    .translate(x, y)
    .scale(emblemWidth / size);
  pdf.roundedRect(0, 0, size, size, corner).fill(ground);
  pdf.lineWidth(lineWidth).lineJoin('round').lineCap('round');
  pdf.path(path).stroke(emblem.ink);
  pdf.restore();
}

/**
 * With a spacing of more than a tenth of the font size, programs that extract text read each letter as a
 * word.
 */
const spacing = 1.2;

function drawStamp(pdf: Pdf, text: string, settled: boolean, y: number): void {
  const colour = settled ? ink.brand : ink.unpaid;
  pdf.font(bold).fontSize(13);
  const width = pdf.widthOfString(text, { characterSpacing: spacing }) + 24;
  const left = page.right - width;
  pdf.lineWidth(1.6).roundedRect(left, y, width, 24, 4).stroke(colour);
  pdf.fillColor(colour).text(text, left + 12, y + 4.5, { characterSpacing: spacing, lineBreak: false });
}

export function drawHeading(pdf: Pdf, authority: Authority, heading: Heading): void {
  const top = pdf.y;
  drawEmblem(pdf, page.left, top);
  pdf.fontSize(14).fillColor(ink.text);
  drawText(pdf, authority.name, nameLeft, top, { weight: bold, width: nameWidth });
  pdf.fontSize(9.5).fillColor(ink.soft);
  drawText(pdf, authority.unit, nameLeft, pdf.y, { weight: regular, width: nameWidth });
  for (const line of heading.lines)
    if (line) drawText(pdf, line, nameLeft, pdf.y + 1, { weight: regular, width: nameWidth });
  const nameBottom = pdf.y;
  pdf.font(bold).fontSize(22).fillColor(ink.text);
  pdf.text(heading.title, page.right - titleWidth, top - 3, { width: titleWidth, align: 'right' });
  if (heading.stamp) drawStamp(pdf, heading.stamp.text, heading.stamp.settled, top + 31);
  pdf.y = Math.max(nameBottom, top + 58) + 12;
  pdf.moveTo(page.left, pdf.y).lineTo(page.right, pdf.y).lineWidth(0.75).stroke(ink.line);
  pdf.y += 14;
}
