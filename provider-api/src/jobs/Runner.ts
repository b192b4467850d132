import type { Services } from '../services.ts';
import type { Job, PeriodicJob } from './job.ts';
import { Lane } from './Lane.ts';

const pollMs = 5000;

const isSlow = ({ lane }: { lane?: 'gateway' }): boolean => lane === 'gateway';

/**
 * Works off the queue. Any number of servers may do so: what one has claimed, the others skip. What asks the
 * gateway has a lane of its own, so that nobody's mail waits for a gateway that hangs.
 */
export class Runner {
  private readonly services: Services;
  private readonly lanes: readonly Lane[];
  private timer: NodeJS.Timeout | undefined;
  private unlisten: (() => Promise<void>) | undefined;

  constructor(services: Services, jobs: readonly Job<never>[], periodic: readonly PeriodicJob[]) {
    this.services = services;
    const named = jobs.filter(isSlow).map(({ kind }) => kind);
    this.lanes = [false, true].map(
      (only) =>
        new Lane(services, {
          kinds: { named, only },
          jobs: jobs.filter((job) => isSlow(job) === only),
          periodic: periodic.filter((job) => isSlow(job) === only),
        }),
    );
  }

  async start(): Promise<void> {
    this.timer = setInterval(() => this.wake(), pollMs).unref();
    this.unlisten = await this.services.db.listen('outbox', () => this.wake());
    this.wake();
  }

  /** Lets the jobs at work finish; the rest stays queued. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.unlisten?.();
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }

  /** Resolves once nothing that is due is left; tests wait for it. */
  async idle(): Promise<void> {
    // A job of one lane may queue one of another.
    while ((await Promise.all(this.lanes.map((lane) => lane.idle()))).some((ran) => ran > 0));
  }

  private wake(): void {
    for (const lane of this.lanes) lane.wake();
  }
}
