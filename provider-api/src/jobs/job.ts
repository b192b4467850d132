import type { AppContext } from '../appContext.ts';
import { prepared, type Tx } from '../db/index.ts';

/** Jobs that wait for the gateway, the mail server, the provider of SMS or flight times have queues of their own. */
export type SlowLane = 'gateway' | 'mail' | 'sms' | 'flights';

/** A kind of work without its implementation, for domains that only queue it. */
export interface JobKind<P extends object> {
  kind: string;
  /** Carries the type of the payload; never set. */
  takes?: (payload: P) => void;
}

/** Runs after the commit that queued it, possibly more than once. */
export interface Job<P extends object> extends JobKind<P> {
  run: (context: AppContext, payload: P, id: number) => Promise<void>;
  lane?: SlowLane;
}

export const job = <P extends object>(
  kind: string | JobKind<P>,
  run: Job<P>['run'],
  lane?: SlowLane,
): Job<P> => ({ ...(typeof kind === 'string' ? { kind } : kind), run, ...(lane && { lane }) });

export interface PeriodicJob {
  kind: string;
  everyMs: number;
  /** The first run also waits for this period, so that an Administrator can see beforehand what it will do. */
  waitsAtFirst?: true;
  lane?: SlowLane;
  run: (context: AppContext) => Promise<unknown>;
}

const queue = prepared(
  `with queued as (
     insert into outbox (kind, payload, run_after)
     values ($1, $2, now() + make_interval(secs => $3::double precision)) returning 1
   )
   select pg_notify('outbox', '') from queued`,
);

/** Queues the job in the caller's transaction: it runs if, and only if, that commits. */
export async function enqueue<P extends object>(
  tx: Tx,
  { kind }: JobKind<P>,
  payload: NoInfer<P>,
  options: { delayMs?: number } = {},
): Promise<void> {
  await tx.query(queue, [kind, payload, (options.delayMs ?? 0) / 1000]);
}
