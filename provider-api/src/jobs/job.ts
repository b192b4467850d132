import type { AppContext } from '../appContext.ts';
import { prepared, type Tx } from '../db/index.ts';

export type SlowLane = 'gateway' | 'mail' | 'sms' | 'flights';

export interface JobKind<P extends object> {
  kind: string;
  /** This property is never set: it only gives the payload its type. */
  takes?: (payload: P) => void;
}

/** A job runs after the transaction that queued it is committed, and possibly more than once. */
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
  /** The first run is delayed by `everyMs` too: an Administrator can see beforehand what the job will do. */
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

/** The job runs only if the caller's transaction is committed. */
export async function enqueue<P extends object>(
  tx: Tx,
  { kind }: JobKind<P>,
  payload: NoInfer<P>,
  options: { delayMs?: number } = {},
): Promise<void> {
  await tx.query(queue, [kind, payload, (options.delayMs ?? 0) / 1000]);
}
