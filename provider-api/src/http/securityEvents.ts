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
  /** The account's e-mail address goes in as a pseudonym. */
  account?: string | undefined;
  reason?: string;
  secondFactor?: boolean;
  route?: string | undefined;
  requestId?: string;
}

/**
 * The line has nobody's data: accounts appear as pseudonyms, alike in all lines, that only the holder of the
 * encryption key can make again from an address.
 */
export function securityEvent(
  { log, secrets }: { log: Pick<Logger, 'info' | 'warn'>; secrets: SecretBox },
  event: SecurityEvent,
  { account, ...facts }: Facts = {},
): void {
  const who = account === undefined ? {} : { account: secrets.pseudonym(account.toLowerCase()) };
  log[levels[event]]({ event, ...who, ...facts }, 'security');
}
