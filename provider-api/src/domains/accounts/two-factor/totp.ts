import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Codes of the previous and the next period are valid, so that a clock may be 30 seconds off. */
const window = 1;
const secretBytes = 20;

export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds, label, issuer });

export const totpUri = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString();

/** Returns the number of the code's 30-second period, or undefined for a wrong or old code. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}
