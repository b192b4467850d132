import type { Tx } from '../../db/index.ts';
import type { PublicContext } from '../../http/context.ts';
import { portalLinks } from '../../portalLinks.ts';
import { issueCode } from './codes.ts';

const dayMs = 24 * 3_600_000;
const verificationLifeMs = 7 * dayMs;
const trackingLifeMs = 365 * dayMs;

export async function verificationUrl(
  tx: Tx,
  { clock, config }: PublicContext,
  userId: number,
): Promise<string> {
  const code = { userId, purpose: 'verify', now: clock.now(), lifeMs: verificationLifeMs } as const;
  return portalLinks.verifyEmail(config, await issueCode(tx, code));
}

/** The page that tells an applicant where the registration stands. */
export async function trackingUrl(tx: Tx, { clock, config }: PublicContext, userId: number): Promise<string> {
  const code = { userId, purpose: 'track', now: clock.now(), lifeMs: trackingLifeMs } as const;
  return portalLinks.registration(config, await issueCode(tx, code));
}
