/** Matches an emoji together with its joiners, selectors and flag tags. */
const emoji =
  '(?:[#*\\d]\\uFE0F?\\u20E3|\\p{RI}\\p{RI}|\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{EMod}?(?:\\u200D\\p{Extended_Pictographic}\\uFE0F?\\p{EMod}?)*[\\u{E0020}-\\u{E007F}]*)';
const unseen = '[\\p{Cf}\\p{Cc}\\p{DI}]';
const unseenOutsideEmoji = new RegExp(`(${emoji})|${unseen}`, 'gu');
const unseenAnywhere = new RegExp(unseen, 'gu');

/** U+2800, the empty braille cell, looks like a space. */
const blanks = /[\s\u2800\u0085]+/g;
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** A byte order mark would count as a space, and half a surrogate pair cannot be stored. */
const withoutMarks = (text: string) =>
  text
    .replaceAll('\uFEFF', '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC');

/** Combines blanks into one space and removes invisible characters. Spaces at both ends are kept. */
export const cleanWithin = (text: string): string =>
  withoutMarks(text).replace(blanks, ' ').replace(unseenAnywhere, '').replace(/ +/g, ' ');

/** Normalises a text of one line for storing and comparing. */
export const cleanText = (text: string): string => cleanWithin(text).trim();

/** Cleans a text of several lines. Emoji are kept whole, and several empty lines become one. */
export const cleanLines = (text: string): string =>
  withoutMarks(text)
    .replace(lineBreak, '\n')
    .split('\n')
    .map((line) => line.replace(blanks, ' ').replace(unseenOutsideEmoji, '$1').replace(/ +/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const characters = (text: string): number => [...text].length;
