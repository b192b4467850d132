import { cleanText } from './cleanText.ts';

/** `normalize('NFD')` does not split these letters into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  đ: 'd',
  ð: 'd',
  ǝ: 'e',
  ɛ: 'e',
  ɣ: 'g',
  ħ: 'h',
  ı: 'i',
  ɩ: 'i',
  ƙ: 'k',
  ł: 'l',
  ŋ: 'n',
  ɔ: 'o',
  ø: 'o',
  ʋ: 'v',
  ƴ: 'y',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
const apostrophes = /['’‘ʼʻ`´]/g;

/**
 * Ignores case, accents, dots, hooks and apostrophes, and treats dashes as spaces. The database function
 * `search_text()` must give the same result.
 */
export const searchText = (text: string): string =>
  cleanText(
    cleanText(text)
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(apostrophes, '')
      .replace(/\p{Pd}/gu, ' ')
      .replace(/[^\0-\x7f]/gu, (letter) => plainLetters[letter] ?? letter),
  );
