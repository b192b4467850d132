/** Emoji as they are typed: their joiners, selectors and flags' tags belong to the picture. */
const emoji =
  '(?:[#*\\d]\\uFE0F?\\u20E3|\\p{RI}\\p{RI}|\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{EMod}?(?:\\u200D\\p{Extended_Pictographic}\\uFE0F?\\p{EMod}?)*[\\u{E0020}-\\u{E007F}]*)';
const unseen = '[\\p{Cf}\\p{Cc}\\p{DI}]';
const unseenOutsideEmoji = new RegExp(`(${emoji})|${unseen}`, 'gu');
const unseenAnywhere = new RegExp(unseen, 'gu');

/** An empty braille cell is drawn as nothing, as blanks are. */
const blanks = /[\s\u2800\u0085]+/g;
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** A byte order mark is a blank to JavaScript and nothing to anybody else; half a letter cannot be stored. */
const withoutMarks = (text: string) =>
  text
    .replaceAll('\uFEFF', '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC');

/** Blanks become one space, and what cannot be seen goes; both ends stay as they are. */
export const cleanWithin = (text: string): string =>
  withoutMarks(text).replace(blanks, ' ').replace(unseenAnywhere, '').replace(/ +/g, ' ');

/** A text of one line as it is stored and compared: composed (NFC), without anything unseen, trimmed. */
export const cleanText = (text: string): string => cleanWithin(text).trim();

/** The same for a text of several lines, in which emoji stay whole; at most one empty line follows another. */
export const cleanLines = (text: string): string =>
  withoutMarks(text)
    .replace(lineBreak, '\n')
    .split('\n')
    .map((line) => line.replace(blanks, ' ').replace(unseenOutsideEmoji, '$1').replace(/ +/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The length of a text as people count it: letters outside the basic plane are one each. */
export const characters = (text: string): number => [...text].length;
