import type { Tx } from '../../db/index.ts';
import type { PublicContext } from '../../http/context.ts';
import { portalLinks } from '../../portalLinks.ts';
import { codeLifeMs, issueCode } from './codes.ts';

export async function verificationUrl(
  tx: Tx,
  { clock, config }: PublicContext,
  userId: number,
): Promise<string> {
  const code = { userId, purpose: 'verify', now: clock.now(), lifeMs: codeLifeMs.verify } as const;
  return portalLinks.verifyEmail(config, await issueCode(tx, code));
}

/** The page that tells an applicant where the registration stands. */
export async function trackingUrl(tx: Tx, { clock, config }: PublicContext, userId: number): Promise<string> {
  const code = { userId, purpose: 'track', now: clock.now(), lifeMs: codeLifeMs.track } as const;
  return portalLinks.registration(config, await issueCode(tx, code));
}
