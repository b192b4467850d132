import { cleanText } from '../text/cleanText.ts';

/**
 * A payment reference (RRR) in the one form in which it is stored and compared: "RRR: 1234-5678-9012" and
 * ="123456789012" → "123456789012"; what is no reference keeps its letters.
 */
export const plainRrr = (written: string): string =>
  cleanText(written)
    .normalize('NFKC')
    .replace(/^RRR\b\s*:?/i, '')
    .replace(/[\s="'.\p{Pd}\u2212]/gu, '');
