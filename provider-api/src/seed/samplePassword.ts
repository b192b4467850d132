import { randomInt } from 'node:crypto';

/** Without characters that look alike. */
const lower = 'abcdefghijkmnpqrstuvwxyz';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

const some = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');

/** Random, easy to type, and valid under the rules for new passwords. */
export const samplePassword = (): string => `${some(upper, 4)}-${some(lower, 5)}-${some(digits, 4)}`;
