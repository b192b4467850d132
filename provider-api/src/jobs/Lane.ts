import { firstCharacters } from 'shared-api/rules';
import type { AppContext } from '../appContext.ts';
import type { Job, PeriodicJob } from './job.ts';

const maxAttempts = 30;
const maxDelaySeconds = 3600;
const periodicDelaySeconds = 300;

export const retryDelaySeconds = (attempts: number): number => Math.min(2 ** attempts, maxDelaySeconds);

const batchSize = 10;

/** If `only` is true, the lane runs the kinds in `named`. If `only` is false, the lane runs all other kinds. */
interface KindsOfLane {
  named: readonly string[];
  only: boolean;
}

export interface LaneWork {
  kinds: KindsOfLane;
  jobs: readonly Job<never>[];
  periodic: readonly PeriodicJob[];
  leaseSeconds: number;
}

interface Claimed {
  id: number;
  kind: string;
  payload: never;
  attempts: number;
}

export class Lane {
  private readonly context: AppContext;
  private readonly jobs: ReadonlyMap<string, Job<never>>;
  private readonly kinds: KindsOfLane;
  private readonly periodic: readonly PeriodicJob[];
  private readonly leaseSeconds: number;
  private working: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  private ran = 0;

  constructor(context: AppContext, { kinds, jobs, periodic, leaseSeconds }: LaneWork) {
    this.context = context;
    this.kinds = kinds;
    this.jobs = new Map(jobs.map((job) => [job.kind, job]));
    this.periodic = periodic;
    this.leaseSeconds = leaseSeconds;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.working;
  }

  /** Resolves when no job is due, with the number of jobs that ran since the last call. */
  async idle(): Promise<number> {
    this.wake();
    while (this.working) await this.working;
    const { ran } = this;
    this.ran = 0;
    return ran;
  }

  wake(): void {
    if (this.stopped) return;
    if (this.working) {
      this.again = true;
      return;
    }
    this.working = this.workOff().finally(() => {
      this.working = undefined;
      if (this.again) {
        this.again = false;
        this.wake();
      }
    });
  }

  private async workOff(): Promise<void> {
    try {
      for (const job of await this.due()) if (await this.claimPeriodic(job)) await this.runPeriodic(job);
      for (let batch = await this.claim(); batch.length > 0; batch = await this.claim()) {
        await this.runAll(batch);
        if (this.stopped) return;
      }
    } catch (thrown) {
      this.context.log.warn({ err: thrown }, 'the job queue could not be worked off');
    }
  }

  private async claim(): Promise<Claimed[]> {
    const { rows } = await this.context.db.query<Claimed>(
      `update outbox set leased_until = now() + make_interval(secs => $1::double precision), attempts = attempts + 1
        where id in (
          select id from outbox
           where failed_at is null and (kind = any ($3::text[])) = $4::boolean and run_after <= now() and (leased_until is null or leased_until < now())
           order by run_after, id limit $2::int for update skip locked)
       returning id, kind, payload, attempts`,
      [this.leaseSeconds, batchSize, this.kinds.named, this.kinds.only],
    );
    return rows.sort((a, b) => a.id - b.id);
  }

  /**
   * A job may take longer than its lease, so the leases are renewed while the batch runs. A server that stops
   * finishes the present job, and leaves the other jobs to the next server.
   */
  private async runAll(batch: readonly Claimed[]): Promise<void> {
    const left = new Set(batch.map(({ id }) => id));
    const renewal = setInterval(() => void this.renewLeases([...left]), (this.leaseSeconds * 1000) / 3);
    try {
      for (const claimed of batch) {
        if (this.stopped) break;
        await this.run(claimed);
        left.delete(claimed.id);
      }
    } finally {
      clearInterval(renewal);
    }
    if (left.size > 0)
      await this.context.db.query(
        'update outbox set leased_until = null, attempts = attempts - 1 where id = any ($1::bigint[])',
        [[...left]],
      );
  }

  private async renewLeases(ids: readonly number[]): Promise<void> {
    const { db, log } = this.context;
    try {
      await db.query(
        `update outbox set leased_until = now() + make_interval(secs => $2::double precision)
          where id = any ($1::bigint[]) and leased_until is not null`,
        [ids, this.leaseSeconds],
      );
    } catch (thrown) {
      log.warn({ err: thrown }, 'the leases of the jobs at work could not be renewed');
    }
  }

  private async run({ id, kind, payload, attempts }: Claimed): Promise<void> {
    const { db, log } = this.context;
    this.ran += 1;
    try {
      const job = this.jobs.get(kind);
      if (!job) throw new Error(`No job is called ${kind}`);
      await job.run(this.context, payload, id);
      await db.query('delete from outbox where id = $1', [id]);
    } catch (thrown) {
      log.warn({ err: thrown, job: id, kind, attempts }, 'a job failed');
      await db.query(
        `update outbox set leased_until = null, last_error = $2,
                run_after = now() + make_interval(secs => $3::double precision),
                failed_at = case when attempts >= $4::int then now() end
          where id = $1`,
        [id, firstCharacters(String(thrown), 500), retryDelaySeconds(attempts), maxAttempts],
      );
    }
  }

  /** A daily job that fails must not wait for a day. */
  private async runPeriodic(job: PeriodicJob): Promise<void> {
    const { db, log } = this.context;
    try {
      await job.run(this.context);
    } catch (thrown) {
      log.warn({ err: thrown, kind: job.kind }, 'a periodic job failed');
      await db.query(
        `update periodic_jobs set next_run = least(next_run, now() + make_interval(secs => $2::double precision))
          where kind = $1`,
        [job.kind, periodicDelaySeconds],
      );
    }
  }

  /** Claims write, and a lane wakes for each queued job: one read tells which periodic jobs need no claim. */
  private async due(): Promise<readonly PeriodicJob[]> {
    const { rows } = await this.context.db.query<{ kind: string }>(
      'select kind from periodic_jobs where next_run > now()',
    );
    const waiting = new Set(rows.map(({ kind }) => kind));
    return this.periodic.filter(({ kind }) => !waiting.has(kind));
  }

  private async claimPeriodic({ kind, everyMs, waitsAtFirst }: PeriodicJob): Promise<boolean> {
    const { rows } = await this.context.db.query<{ isFirst: boolean }>(
      `insert into periodic_jobs as p (kind, next_run) values ($1, now() + make_interval(secs => $2::double precision))
       on conflict (kind) do update set next_run = excluded.next_run where p.next_run <= now()
       returning xmax = 0 as "isFirst"`,
      [kind, everyMs / 1000],
    );
    return rows.some(({ isFirst }) => !(isFirst && waitsAtFirst));
  }
}
