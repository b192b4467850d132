import { randomBytes, randomInt } from 'node:crypto';
import { codeLetters, shortCodeLength, shortCodeLetters } from 'shared-api/rules';

/** Returns 16 random bytes in base 32: 26 characters that are easy to type and impossible to guess. */
export function newCode(bytes: Buffer = randomBytes(16)): string {
  let code = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) code += codeLetters[(value >> (bits - 5)) & 31];
    value &= 255;
  }
  return code + codeLetters[(value << (5 - bits)) & 31];
}

export const newShortCode = (): string =>
  Array.from({ length: shortCodeLength }, () => shortCodeLetters[randomInt(shortCodeLetters.length)]).join(
    '',
  );
