/** Emoji with the joiners, selectors and flag tags that belong to them. */
const emoji =
  '(?:[#*\\d]\\uFE0F?\\u20E3|\\p{RI}\\p{RI}|\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{EMod}?(?:\\u200D\\p{Extended_Pictographic}\\uFE0F?\\p{EMod}?)*[\\u{E0020}-\\u{E007F}]*)';
const unseen = '[\\p{Cf}\\p{Cc}\\p{DI}]';
const unseenOutsideEmoji = new RegExp(`(${emoji})|${unseen}`, 'gu');
const unseenAnywhere = new RegExp(unseen, 'gu');

/** Includes U+2800, the empty braille cell, which looks like a space. */
const blanks = /[\s\u2800\u0085]+/g;
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** JavaScript treats a byte order mark as a space. Half a surrogate pair cannot be stored. */
const withoutMarks = (text: string) =>
  text
    .replaceAll('\uFEFF', '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC');

/** Runs of blanks become one space, and invisible characters are removed; both ends stay. */
export const cleanWithin = (text: string): string =>
  withoutMarks(text).replace(blanks, ' ').replace(unseenAnywhere, '').replace(/ +/g, ' ');

/** Normalises a single-line text for storing and comparing: composed (NFC), no invisible characters, trimmed. */
export const cleanText = (text: string): string => cleanWithin(text).trim();

/** As `cleanText` for several lines: emoji stay whole, and at most one empty line separates two others. */
export const cleanLines = (text: string): string =>
  withoutMarks(text)
    .replace(lineBreak, '\n')
    .split('\n')
    .map((line) => line.replace(blanks, ' ').replace(unseenOutsideEmoji, '$1').replace(/ +/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Counts code points, so that a letter outside the basic plane counts once. */
export const characters = (text: string): number => [...text].length;
