import { printable } from 'shared-api/rules';
import { drawText, heightOfText } from './drawText.ts';
import { bold, ensureSpace, ink, type Pdf, page, pageWidth, regular, type Weight } from './paper.ts';

export type Column = { label: string; share: number; align?: 'left' | 'right' | 'center' };

export type TableStyle = { fontSize: number; padding: number };

const cell = 5;

/** Returns the least width at which no word of the column breaks. A name may break after its hyphen. */
const leastWidth = (pdf: Pdf, texts: readonly string[]): number =>
  Math.max(
    ...texts.flatMap((text) => text.split(/[ \n]|(?<=\p{L}-)/u)).map((word) => pdf.widthOfString(word)),
  ) +
  2 * cell;

function widthsOf(
  pdf: Pdf,
  columns: readonly Column[],
  { rows, fontSize }: { rows: readonly (readonly string[])[]; fontSize: number },
): number[] {
  pdf.font(bold).fontSize(fontSize - 0.5);
  const heads = columns.map(({ label }) => leastWidth(pdf, [label]));
  pdf.font(regular).fontSize(fontSize);
  const least = heads.map((head, index) =>
    Math.max(head, leastWidth(pdf, ['', ...rows.map((row) => printable(row[index] ?? ''))])),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const shares = sum(columns.map(({ share }) => share));
  const byShare = columns.map(({ share }) => (pageWidth * share) / shares);
  const spare = pageWidth - sum(least);
  if (spare < 0 || byShare.every((width, index) => width >= (least[index] ?? 0))) return byShare;
  return columns.map(({ share }, index) => (least[index] ?? 0) + (spare * share) / shares);
}

export function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { fontSize, padding }: TableStyle = { fontSize: 9.5, padding: 5 },
): void {
  const widths = widthsOf(pdf, columns, { rows, fontSize });
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, width) => sum + width, page.left),
  );
  const textWidth = (index: number) => (widths[index] ?? 0) - 2 * cell;

  const heightOf = (texts: readonly string[], weight: Weight) =>
    Math.max(...texts.map((text, index) => heightOfText(pdf, text, { weight, width: textWidth(index) }))) +
    2 * padding;

  const drawCells = (texts: readonly string[], weight: Weight, height: number) => {
    const top = pdf.y;
    texts.forEach((text, index) => {
      drawText(pdf, text, (lefts[index] ?? 0) + cell, top + padding, {
        weight,
        width: textWidth(index),
        align: columns[index]?.align ?? 'left',
      });
    });
    pdf.y = top + height;
  };

  const drawHead = () => {
    pdf.fontSize(fontSize - 0.5);
    const labels = columns.map(({ label }) => label);
    const height = heightOf(labels, bold);
    pdf.rect(page.left, pdf.y, pageWidth, height).fill(ink.brand);
    pdf.fillColor('#ffffff');
    drawCells(labels, bold, height);
  };

  ensureSpace(pdf, 60);
  drawHead();
  for (const row of rows) {
    pdf.fontSize(fontSize);
    const height = heightOf(row, regular);
    if (ensureSpace(pdf, height)) drawHead();
    pdf.fontSize(fontSize).fillColor(ink.text);
    drawCells(row, regular, height);
    pdf.moveTo(page.left, pdf.y).lineTo(page.right, pdf.y).lineWidth(0.5).stroke(ink.line);
  }
}
