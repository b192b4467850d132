import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/index.ts';
import { hashOf } from '../../http/actor.ts';
import type { PublicContext } from '../../http/context.ts';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';

export const newSecret = (): string => randomBytes(32).toString('base64url');

interface NewCode {
  userId: number;
  purpose: 'verify' | 'reset' | 'track';
  now: Date;
  lifeMs: number;
}

export async function issueCode(tx: Tx, { userId, purpose, now, lifeMs }: NewCode): Promise<string> {
  const code = newSecret();
  if (purpose === 'reset')
    await tx.query(
      `update account_codes set used_at = $2 where user_id = $1 and purpose = 'reset' and used_at is null`,
      [userId, now],
    );
  await tx.query(
    `insert into account_codes (user_id, purpose, code_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [userId, purpose, hashOf(code), now, new Date(now.getTime() + lifeMs)],
  );
  return code;
}

export async function trackingUrl(tx: Tx, { clock, config }: PublicContext, userId: number): Promise<string> {
  const code = { userId, purpose: 'track', now: clock.now(), lifeMs: 365 * 24 * 3_600_000 } as const;
  return portalLinks.registration(config, await issueCode(tx, code));
}

/** The code is shown on the page and never mailed, so one hour is long enough. */
export const shownTrackingCode = (tx: Tx, { clock }: PublicContext, userId: number): Promise<string> =>
  issueCode(tx, { userId, purpose: 'track', now: clock.now(), lifeMs: 3_600_000 });

export async function issueInvitation(
  tx: Tx,
  { clock, config }: PublicContext,
  userId: number,
): Promise<{ code: string; days: number }> {
  const { invitationDays: days } = await readSettings(tx, config);
  const lifeMs = days * 24 * 3_600_000;
  return { code: await issueCode(tx, { userId, purpose: 'reset', now: clock.now(), lifeMs }), days };
}
