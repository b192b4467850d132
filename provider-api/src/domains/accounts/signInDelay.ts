import { hashOf } from '../../http/actor.ts';
import type { PublicContext } from '../../http/context.ts';
import { TooManyRequests } from '../../http/errors.ts';

const freeAttempts = 5;
const firstDelayMs = 15_000;
const longestDelayMs = 15 * 60_000;
const forgottenAfterMs = 24 * 3_600_000;

/** After five failures in a row 15 s, 30 s, 1 min … up to a quarter of an hour. */
export const delayAfterMs = (failures: number): number =>
  failures < freeAttempts ? 0 : Math.min(firstDelayMs * 2 ** (failures - freeAttempts), longestDelayMs);

const keyOf = (email: string) => hashOf(email.toLowerCase());

/** Refuses while the delay lasts; alike for addresses that have no account (S25). */
export async function refuseWhileDelayed(ctx: PublicContext, email: string): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await ctx.db.query<{ lockedUntil: Date }>(
    'select locked_until as "lockedUntil" from sign_in_failures where email_hash = $1 and locked_until > $2::timestamptz',
    [keyOf(email), now],
  );
  const [lock] = rows;
  if (lock) throw new TooManyRequests(Math.ceil((lock.lockedUntil.getTime() - now.getTime()) / 1000));
}

export async function noteFailure(ctx: PublicContext, email: string): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await ctx.db.query<{ failures: number }>(
    `insert into sign_in_failures as f (email_hash, failures, last_failed_at) values ($1, 1, $2)
     on conflict (email_hash) do update set last_failed_at = excluded.last_failed_at,
       failures = case when f.last_failed_at < $3::timestamptz then 1 else f.failures + 1 end
     returning failures`,
    [keyOf(email), now, new Date(now.getTime() - forgottenAfterMs)],
  );
  const delayMs = delayAfterMs(rows[0]?.failures ?? 0);
  if (delayMs > 0)
    await ctx.db.query('update sign_in_failures set locked_until = $2 where email_hash = $1', [
      keyOf(email),
      new Date(now.getTime() + delayMs),
    ]);
}

export async function forgetFailures(on: Pick<PublicContext['db'], 'query'>, email: string): Promise<void> {
  await on.query('delete from sign_in_failures where email_hash = $1', [keyOf(email)]);
}
