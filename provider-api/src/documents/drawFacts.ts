import { drawText } from './drawText.ts';
import { bold, ensureSpace, ink, type Pdf, page, pageWidth, regular } from './paper.ts';

export type Fact = [label: string, value: string];

const gap = 16;
const columnWidth = (pageWidth - gap) / 2;
const labelWidth = 80;

function drawColumn(pdf: Pdf, facts: readonly Fact[], left: number, top: number): number {
  let y = top;
  for (const [label, value] of facts) {
    pdf.font(regular).fontSize(8.5).fillColor(ink.soft);
    pdf.text(label, left, y + 0.5, { width: labelWidth });
    pdf.fontSize(9).fillColor(ink.text);
    drawText(pdf, value, left + labelWidth, y, { weight: bold, width: columnWidth - labelWidth });
    y = pdf.y + 3.5;
  }
  return y;
}

export function drawFacts(pdf: Pdf, left: readonly Fact[], right: readonly Fact[]): void {
  ensureSpace(pdf, 18 * Math.max(left.length, right.length));
  const top = pdf.y;
  const leftEnd = drawColumn(pdf, left, page.left, top);
  const rightEnd = drawColumn(pdf, right, page.left + columnWidth + gap, top);
  pdf.y = Math.max(leftEnd, rightEnd) + 10;
}

export function drawFactRow(pdf: Pdf, facts: readonly Fact[]): void {
  const half = Math.ceil(facts.length / 2);
  drawFacts(pdf, facts.slice(0, half), facts.slice(half));
}
