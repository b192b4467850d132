import { randomInt } from 'node:crypto';

/** Without signs that are read for one another. */
const lower = 'abcdefghijkmnpqrstuvwxyz';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

const some = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');

/** It is random, typable, and within the rules of new passwords. */
export const samplePassword = (): string => `${some(upper, 4)}-${some(lower, 5)}-${some(digits, 4)}`;
