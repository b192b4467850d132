import type { PeriodicJob } from './job.ts';

const hourMs = 3_600_000;

/** What is kept for a while only. */
export const housekeeping: readonly PeriodicJob[] = [
  {
    kind: 'core.forget',
    everyMs: hourMs,
    async run({ db }) {
      await db.query(`delete from idempotency_keys where created_at < now() - interval '7 days'`);
      await db.query(`delete from known_devices where last_seen_at < now() - interval '1 year'`);
      await db.query(`delete from rate_limits where resets_at < now() - interval '1 day'`);
    },
  },
];
