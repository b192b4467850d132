import type { Queryable } from '../db/index.ts';
import { hashOf } from './actor.ts';
import type { PublicContext } from './context.ts';
import { TooManyRequests } from './errors.ts';

interface Limit {
  name: string;
  by: string;
  max: number;
  windowMs: number;
}

const bucketOf = ({ name, by }: Limit): string => `${name}:${hashOf(by)}`;

export async function limit(
  ctx: Pick<PublicContext, 'clock' | 'config'> & { db: Queryable },
  of: Limit,
): Promise<void> {
  if (!ctx.config.rateLimits) return;
  const now = ctx.clock.now();
  const { hits, resetsAt } = await ctx.db.one<{ hits: number; resetsAt: Date }>(
    `insert into rate_limits as r (bucket, hits, resets_at) values ($1, 1, $3)
       on conflict (bucket) do update set
         hits = case when r.resets_at <= $2::timestamptz then 1 else r.hits + 1 end,
         resets_at = case when r.resets_at <= $2::timestamptz then excluded.resets_at else r.resets_at end
       returning hits, resets_at as "resetsAt"`,
    [bucketOf(of), now, new Date(now.getTime() + of.windowMs)],
  );
  if (hits > of.max) throw new TooManyRequests(Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
}

/**
 * Call this function after a success: only failures count towards the limit of a network address, because
 * many people may share the address.
 */
export async function takeBackHit({ config, db }: PublicContext, of: Limit): Promise<void> {
  if (config.rateLimits)
    await db.query('update rate_limits set hits = hits - 1 where bucket = $1 and hits > 0', [bucketOf(of)]);
}
