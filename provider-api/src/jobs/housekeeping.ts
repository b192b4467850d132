import type { PeriodicJob } from './job.ts';

const hourMs = 3_600_000;

export const housekeeping: readonly PeriodicJob[] = [
  {
    kind: 'core.forget',
    everyMs: hourMs,
    async run({ db, clock }) {
      await db.query(`delete from idempotency_keys where created_at < now() - interval '7 days'`);
      await db.query(`delete from known_devices where last_seen_at < now() - interval '1 year'`);
      await db.query(`delete from rate_limits where resets_at < now() - interval '1 day'`);
      await db.query(`delete from sign_in_failures where last_failed_at < now() - interval '1 day'`);
      // A link that has just gone out of date is still told apart from a wrong one where that helps. By the server's
      // clock, which wrote them.
      const past = [new Date(clock.now().getTime() - 30 * 24 * hourMs)];
      await db.query('delete from account_codes where expires_at < $1', past);
      await db.query('delete from survey_codes where expires_at < $1', past);
      await db.query('delete from sessions where expires_at < $1', past);
      await db.query('delete from remote_failures where at < $1', past);
    },
  },
];
