import { drawText, heightOfText } from './drawText.ts';
import { bold, ensureSpace, ink, type Pdf, page, pageWidth, regular, type Weight } from './paper.ts';

export type Column = { label: string; share: number; align?: 'left' | 'right' | 'center' };

export type TableStyle = { fontSize: number; padding: number };

const cell = 5;

export function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { fontSize, padding }: TableStyle = { fontSize: 9.5, padding: 5 },
): void {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (pageWidth * share) / total);
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
