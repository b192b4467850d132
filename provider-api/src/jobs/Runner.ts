import type { AppContext } from '../appContext.ts';
import type { Job, PeriodicJob, SlowLane } from './job.ts';
import { Lane } from './Lane.ts';

const pollMs = 5000;

const laneNames: readonly (SlowLane | undefined)[] = [undefined, 'gateway', 'mail', 'sms', 'flights'];

/**
 * Several servers may run the queue: each skips the jobs that another server has claimed. Jobs that wait for
 * a slow service have their own lane, and do not delay other jobs.
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

  async idle(): Promise<void> {
    // A job of one lane may queue a job for another lane.
    while ((await Promise.all(this.lanes.map((lane) => lane.idle()))).some((ran) => ran > 0));
  }

  private wake(): void {
    for (const lane of this.lanes) lane.wake();
  }
}
