import { personalTables } from '../privacy/personalTables.ts';
import type { PeriodicJob } from './job.ts';

const hourMs = 3_600_000;

/** Removals by a setting run at night instead. */
const isFixed = (days: number | string): days is number => typeof days === 'number';

/** Rows that are not personal are deleted too. */
const others = [
  { table: 'rate_limits', since: 'resets_at', days: 1 },
  { table: 'remote_failures', since: 'at', days: 30 },
];

/** Uses the server's clock, as the rows do. */
export const housekeeping: readonly PeriodicJob[] = [
  {
    kind: 'core.forget',
    everyMs: hourMs,
    async run({ db, clock }) {
      const removals = Object.entries(personalTables).flatMap(([table, { removal }]) =>
        removal && isFixed(removal.days) ? [{ table, since: removal.since, days: removal.days }] : [],
      );
      for (const { table, since, days } of [...removals, ...others])
        await db.query(`delete from ${table} where ${since} < $1`, [
          new Date(clock.now().getTime() - days * 24 * hourMs),
        ]);
    },
  },
];
