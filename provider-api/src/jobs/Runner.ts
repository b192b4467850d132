import type { AppContext } from '../appContext.ts';
import type { Job, PeriodicJob, SlowLane } from './job.ts';
import { Lane } from './Lane.ts';

const pollMs = 5000;

const laneNames: readonly (SlowLane | undefined)[] = [undefined, 'gateway', 'mail', 'sms', 'flights'];

/**
 * Several servers may run the queue: each skips jobs that another has claimed. Jobs for the gateway, the mail server,
 * the provider of SMS and the source of flight times have their own lanes, so that nothing else waits if one of these
 * hangs.
 */
export class Runner {
  private readonly context: AppContext;
  private readonly lanes: readonly Lane[];
  private timer: NodeJS.Timeout | undefined;
  private unlisten: (() => Promise<void>) | undefined;

  constructor(
    context: AppContext,
    jobs: readonly Job<never>[],
    periodic: readonly PeriodicJob[],
    leaseSeconds = 300,
  ) {
    this.context = context;
    this.lanes = laneNames.map((name) => {
      const isOwn = ({ lane }: { lane?: SlowLane }) => lane === name;
      const only = name !== undefined;
      const named = jobs.filter(only ? isOwn : ({ lane }) => lane !== undefined).map(({ kind }) => kind);
      return new Lane(context, {
        kinds: { named, only },
        jobs: jobs.filter(isOwn),
        periodic: periodic.filter(isOwn),
        leaseSeconds,
      });
    });
  }

  async start(): Promise<void> {
    this.timer = setInterval(() => this.wake(), pollMs).unref();
    this.unlisten = await this.context.db.listen('outbox', () => this.wake());
    this.wake();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.unlisten?.();
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }

  /** Resolves when no job is due; tests wait for it. */
  async idle(): Promise<void> {
    // A job of one lane may queue a job for another.
    while ((await Promise.all(this.lanes.map((lane) => lane.idle()))).some((ran) => ran > 0));
  }

  private wake(): void {
    for (const lane of this.lanes) lane.wake();
  }
}
