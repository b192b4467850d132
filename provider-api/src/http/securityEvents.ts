import type { Logger } from 'pino';
import type { SecretBox } from '../secrets/index.ts';

const levels = {
  signed_in: 'info',
  password_changed: 'info',
  two_factor_changed: 'info',
  sign_in_failed: 'warn',
  token_refused: 'warn',
  access_refused: 'warn',
  limit_reached: 'warn',
} as const;
export type SecurityEvent = keyof typeof levels;

interface Facts {
  account?: string | undefined;
  reason?: string;
  secondFactor?: boolean;
  route?: string | undefined;
  requestId?: string;
}

/**
 * The log line contains no personal data. An account has the same pseudonym in all lines; only the owner of
 * the encryption key can compute the pseudonym.
 */
export function securityEvent(
  { log, secrets }: { log: Pick<Logger, 'info' | 'warn'>; secrets: SecretBox },
  event: SecurityEvent,
  { account, ...facts }: Facts = {},
): void {
  const who = account === undefined ? {} : { account: secrets.pseudonym(account.toLowerCase()) };
  log[levels[event]]({ event, ...who, ...facts }, 'security');
}
