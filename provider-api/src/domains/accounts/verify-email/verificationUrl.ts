import { countOf } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { PublicContext } from '../../../http/context.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { issueCode } from '../codes.ts';

const lifeDays = 7;
export const verificationLife = countOf(lifeDays, 'day');

export async function verificationUrl(
  tx: Tx,
  { clock, config }: PublicContext,
  userId: number,
): Promise<string> {
  const code = { userId, purpose: 'verify', now: clock.now(), lifeMs: lifeDays * 24 * 3_600_000 } as const;
  return portalLinks.verifyEmail(config, await issueCode(tx, code));
}
