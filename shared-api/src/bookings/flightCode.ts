import { cleanText } from '../text/cleanText.ts';

const separators = /[\s._/\p{Pd}\u2212]/gu;
/** An airline's code has two characters, one of them a letter, or three letters; the number may begin with zeros. */
const leadingZeros = /^([A-Z][A-Z\d]|\d[A-Z]|[A-Z]{3})0+(?=\d)/;
const flightNumberPattern = /^(?:[A-Z][A-Z\d]|\d[A-Z]|[A-Z]{3})\d{1,4}[A-Z]?$/;

/**
 * A flight number in the one form in which flights are compared: "P4 7121", "p4-7121", "P4 07121" → "P47121". The
 * database has the same rule as flight_code().
 */
export const flightCode = (typed: string): string =>
  cleanText(typed).normalize('NFKC').toUpperCase().replace(separators, '').replace(leadingZeros, '$1');

/** Valid are "P47121", "ba 75", "W3-401" and "DLH568A" (G98). */
export const isFlightNumber = (typed: string): boolean => flightNumberPattern.test(flightCode(typed));
