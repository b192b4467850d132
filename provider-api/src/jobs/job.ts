import type { AppContext } from '../appContext.ts';
import { prepared, type Tx } from '../db/index.ts';

/** Work that waits for the gateway, for the mail server or for flight times stands in a queue of its own. */
export type SlowLane = 'gateway' | 'mail' | 'flights';

/** A kind of work, for whoever asks for it without knowing who does it. */
export interface JobKind<P extends object> {
  kind: string;
  /** A type alone: nothing has it. */
  takes?: (payload: P) => void;
}

/** Work done after the commit that asked for it; it may run more than once. */
export interface Job<P extends object> extends JobKind<P> {
  run: (context: AppContext, payload: P, id: number) => Promise<void>;
  lane?: SlowLane;
}

export const job = <P extends object>(
  kind: string | JobKind<P>,
  run: Job<P>['run'],
  lane?: SlowLane,
): Job<P> => ({ ...(typeof kind === 'string' ? { kind } : kind), run, ...(lane && { lane }) });

/** Work done again and again, by one server at a time. */
export interface PeriodicJob {
  kind: string;
  everyMs: number;
  /** Its first run is so long after the first start, too: an Administrator sees before what it will do. */
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

/** The job is queued in the caller's transaction: it runs if, and only if, that commits. */
export async function enqueue<P extends object>(
  tx: Tx,
  { kind }: JobKind<P>,
  payload: NoInfer<P>,
  options: { delayMs?: number } = {},
): Promise<void> {
  await tx.query(queue, [kind, payload, (options.delayMs ?? 0) / 1000]);
}
