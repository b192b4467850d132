import { randomInt } from 'node:crypto';

/** Similar characters such as l and 1 or O and 0 are missing. */
const lower = 'abcdefghijkmnpqrstuvwxyz';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

const some = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');

export const samplePassword = (): string => `${some(upper, 4)}-${some(lower, 5)}-${some(digits, 4)}`;
