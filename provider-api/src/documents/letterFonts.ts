import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { packageFolder } from '../db/packageFolder.ts';
import { unpackWoff } from './unpackWoff.ts';

export type Weight = 'regular' | 'bold';

/** A font of a paper, read when the first letter asks for it and kept for the papers that follow. */
export interface LetterFont {
  name: string;
  file: Buffer;
  has(letter: string): boolean;
  above: number;
}

const fromHere = createRequire(path.join(packageFolder(), 'package.json'));

/** Shapes of an emoji, and what joins letters: every font is asked for the letters alone. */
const unseen = /\u200c|\u200d|\ufe0e|\ufe0f/g;

const known = new Map<string, LetterFont>();

function opened(name: string, read: () => Buffer): LetterFont {
  const before = known.get(name);
  if (before) return before;
  const file = read();
  const font = create(file) as Font;
  const letterFont: LetterFont = {
    name,
    file,
    has: (letter) =>
      [...letter.replace(unseen, '')].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
    above: font.ascent / (font.ascent - font.descent),
  };
  known.set(name, letterFont);
  return letterFont;
}

export const paperFont = (weight: Weight): LetterFont =>
  opened(weight, () =>
    readFileSync(path.join(packageFolder(), 'src/documents/fonts', `document-${weight}.ttf`)),
  );

/** The paper's own font lacks these letters; the fonts are asked in this order. */
const others: readonly [letters: RegExp, family: string, subset: string][] = [
  [/\p{Script=Arabic}/u, 'noto-sans-arabic', 'arabic'],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef]/u,
    'noto-sans-sc',
    'chinese-simplified',
  ],
  // Each Korean syllable is in it, in a quarter of what the package of Noto Sans takes.
  [/\p{Script=Hangul}/u, 'nanum-gothic', 'korean'],
  [/\p{Script=Hebrew}/u, 'noto-sans-hebrew', 'hebrew'],
  [/\p{Script=Thai}/u, 'noto-sans-thai', 'thai'],
  [/\p{Script=Ethiopic}/u, 'noto-sans-ethiopic', 'ethiopic'],
  [/\p{Script=Cyrillic}/u, 'noto-sans', 'cyrillic'],
  [/\p{Script=Cyrillic}/u, 'noto-sans', 'cyrillic-ext'],
  [/\p{Script=Greek}/u, 'noto-sans', 'greek'],
  [/\p{Script=Devanagari}/u, 'noto-sans', 'devanagari'],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u, 'noto-emoji', 'emoji'],
];

const numbers = { regular: 400, bold: 700 } as const;

function otherFont(letter: string, weight: Weight): LetterFont | undefined {
  for (const [letters, family, subset] of others) {
    if (!letters.test(letter)) continue;
    const name = `${family}-${subset}-${numbers[weight]}-normal`;
    const font = opened(name, () =>
      unpackWoff(readFileSync(fromHere.resolve(`@fontsource/${family}/files/${name}.woff`))),
    );
    if (font.has(letter)) return font;
  }
  return undefined;
}

export function fontOf(letter: string, weight: Weight): LetterFont {
  const own = paperFont(weight);
  return own.has(letter) ? own : (otherFont(letter, weight) ?? own);
}
