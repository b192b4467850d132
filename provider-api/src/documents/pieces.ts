import bidiFactory from 'bidi-js';
import { fontOf, type LetterFont, paperFont, type Weight } from './letterFonts.ts';

export interface Piece {
  text: string;
  font: LetterFont;
  /** Odd is from right to left. */
  level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u061c\u200f]/u;

/** Most lines of most papers: each sign is a letter, from left to right, and the paper's own font has them all. */
const plain = /^[ -~]+$/;

export const lettersOf = (text: string): string[] =>
  plain.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);

const levelsOf = (text: string): Uint8Array =>
  rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, 'auto').levels : new Uint8Array(text.length);

/** In the order of reading: letters of one font and level together, a space with the letters before it. */
function logicalPieces(text: string, weight: Weight): Piece[] {
  const levels = levelsOf(text);
  const pieces: Piece[] = [];
  let at = 0;
  for (const letter of lettersOf(text)) {
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    const follows = last?.level === level && letter === ' ' && last.font.has(' ');
    const font = follows ? last.font : fontOf(letter, weight);
    if (last && last.level === level && last.font === font) last.text += letter;
    else pieces.push({ text: letter, font, level });
    at += letter.length;
  }
  return pieces;
}

/** As Unicode's rule L2: from the deepest level up, what lies at or beneath it is turned round. */
function visualOrder(pieces: Piece[]): Piece[] {
  const deepest = Math.max(0, ...pieces.map(({ level }) => level));
  const ordered = [...pieces];
  for (let level = deepest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  return ordered;
}

/** The font turns Arabic letters round by itself; brackets and the like between them are turned here. */
const turned = (piece: Piece): Piece =>
  piece.level % 2 === 0 || rightToLeft.test(piece.text)
    ? piece
    : {
        ...piece,
        text: lettersOf(piece.text)
          .reverse()
          .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
          .join(''),
      };

/** Thai writes the ring of the letter am before a sign of tone and its stroke after it: the font does not part them itself. */
const withAmParted = (line: string) => line.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');

export const piecesOf = (line: string, weight: Weight): Piece[] =>
  plain.test(line)
    ? [{ text: line, font: paperFont(weight), level: 0 }]
    : visualOrder(logicalPieces(withAmParted(line), weight)).map(turned);
