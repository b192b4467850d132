import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** Pieces of text are on the same line if their baselines differ by less than this share of the font size. */
const sameLine = 0.2;
/** A gap wider than this share of the font size is a space. */
const space = 0.2;

const lineOf = (pieces: readonly Piece[]): string => {
  let line = '';
  let end = Number.POSITIVE_INFINITY;
  for (const { text, left, right, size } of pieces.toSorted((a, b) => a.left - b.left)) {
    line += left - end > size * space ? ` ${text}` : text;
    end = right;
  }
  return line.replace(/[ \t]+/g, ' ').trim();
};

const linesOf = (pieces: readonly Piece[]): readonly string[] => {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.baseline - a.baseline)) {
    const [first] = lines.at(-1) ?? [];
    if (first && first.baseline - piece.baseline < Math.min(first.size, piece.size) * sameLine)
      lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf);
};

/** Returns the text of each page, with lines from top to bottom and words from left to right. */
export const readPdf = async (bytes: Uint8Array | ArrayBuffer): Promise<readonly string[]> => {
  const loading = getDocument({
    data: new Uint8Array(bytes).slice(),
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: true,
    useSystemFonts: false,
  });
  try {
    const document = await loading.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const pieces = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size, left, baseline] = item.transform;
        return [{ text: item.str, left, right: left + item.width, baseline, size }];
      });
      pages.push(linesOf(pieces).join('\n'));
    }
    return pages;
  } finally {
    await loading.destroy();
  }
};
