import { cleanText } from '../text/cleanText.ts';

const separators = /[\s._/\p{Pd}\u2212]/gu;
const leadingZeros = /^([A-Z][A-Z\d]|\d[A-Z]|[A-Z]{3})0+(?=\d)/;
const flightNumberPattern = /^(?:[A-Z][A-Z\d]|\d[A-Z]|[A-Z]{3})\d{1,4}[A-Z]?$/;

/**
 * Normalises a flight number for comparison: "P4 7121", "p4-7121" and "P4 07121" become "P47121". The
 * database function `flight_code()` must give the same result.
 */
export const flightCode = (typed: string): string =>
  cleanText(typed).normalize('NFKC').toUpperCase().replace(separators, '').replace(leadingZeros, '$1');

export const isFlightNumber = (typed: string): boolean => flightNumberPattern.test(flightCode(typed));
