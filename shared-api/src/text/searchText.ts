import { cleanText } from './cleanText.ts';

/** Letters that no decomposition takes apart, as people without them on their keyboard write them. */
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
 * Searches compare small letters without accents, tone marks, dots, hooks or apostrophes, every dash a space. The
 * database has the same rule as search_text().
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
