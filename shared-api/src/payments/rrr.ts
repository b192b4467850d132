import { cleanText } from '../text/cleanText.ts';

/**
 * Normalises a payment reference (RRR) for storing and comparing: "RRR: 1234-5678-9012" and ="123456789012" →
 * "123456789012". Any other text keeps its letters.
 */
export const plainRrr = (written: string): string =>
  cleanText(written)
    .normalize('NFKC')
    .replace(/^RRR\b\s*:?/i, '')
    .replace(/[\s="'.\p{Pd}\u2212]/gu, '');
