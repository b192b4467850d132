import { cleanText } from './cleanText.ts';

/** Letters that have no Unicode decomposition, with the plain letters that people type for them. */
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
 * Search ignores case, accents, tone marks, dots, hooks and apostrophes, and treats dashes as spaces. The database
 * has the same rule in search_text().
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
