import { paperFont, type Weight } from './letterFonts.ts';
import type { Pdf } from './paper.ts';
import { lettersOf, type Piece, piecesOf } from './pieces.ts';

export interface TextBox {
  weight: Weight;
  width: number;
  align?: 'left' | 'right' | 'center';
}

/** A font turns a whole line from right to left only where features are named; without them it turns words. */
const whole: PDFKit.Mixins.OpenTypeFeatures[] = [];

const optionsOf = ({ level }: Piece) => (level % 2 === 1 ? { features: whole } : {});

function take(pdf: Pdf, { font: { name, file } }: Piece): void {
  if (name !== 'regular' && name !== 'bold') pdf.registerFont(name, file);
  pdf.font(name);
}

function widthOf(pdf: Pdf, pieces: readonly Piece[]): number {
  let width = 0;
  for (const piece of pieces) {
    take(pdf, piece);
    width += pdf.widthOfString(piece.text, optionsOf(piece));
  }
  return width;
}

/** A line may end after a space, after a hyphen or a slash within a word, beside a Chinese character. */
const mayEnd =
  /(?<=\s)(?=\S)|(?<=\p{L}[-/])(?=\p{L})|(?<=\p{Ideographic})(?=[^\s\p{P}])|(?<=[^\s\p{P}])(?=\p{Ideographic})/u;

function linesOf(pdf: Pdf, text: string, { weight, width }: TextBox): string[] {
  const fits = (line: string) => widthOf(pdf, piecesOf(line.trimEnd(), weight)) <= width;
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    const add = (part: string) => {
      if (line && !fits(line + part)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    };
    const words = paragraph.trim();
    for (const word of fits(words) ? [words] : words.split(mayEnd)) {
      if (fits(word)) add(word);
      else for (const letter of lettersOf(word)) add(letter);
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

export function heightOfText(pdf: Pdf, text: string, box: TextBox): number {
  const lines = linesOf(pdf, text, box);
  return pdf.font(box.weight).currentLineHeight(true) * lines.length;
}

/** Prints what people typed, in every script that a font is there for, and moves to beneath it. */
export function drawText(pdf: Pdf, text: string, left: number, top: number, box: TextBox): void {
  const lines = linesOf(pdf, text, box);
  pdf.font(box.weight);
  const lineHeight = pdf.currentLineHeight(true);
  const above = pdf.currentLineHeight() * paperFont(box.weight).above;
  lines.forEach((line, index) => {
    const pieces = piecesOf(line, box.weight);
    const free = box.width - widthOf(pdf, pieces);
    let x = left + { left: 0, center: free / 2, right: free }[box.align ?? 'left'];
    for (const piece of pieces) {
      take(pdf, piece);
      const options = optionsOf(piece);
      const width = pdf.widthOfString(piece.text, options);
      const y = top + index * lineHeight + above;
      pdf.text(piece.text, x, y, { ...options, lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
  });
  pdf.font(box.weight);
  pdf.y = top + lines.length * lineHeight;
}
