import { hourMs } from 'shared-api/rules';
import { personalTables } from '../privacy/personalTables.ts';
import type { PeriodicJob } from './job.ts';

/** If `days` is the name of a setting, the job privacy.retention deletes the old rows of the table. */
const isFixed = (days: number | string): days is number => typeof days === 'number';

const withoutPersonalData = [
  { table: 'rate_limits', since: 'resets_at', days: 1 },
  { table: 'remote_failures', since: 'at', days: 30 },
];

/**
 * The times in the rows come from the server's clock, which tests may set: do not use now() of the database.
 */
export const housekeeping: readonly PeriodicJob[] = [
  {
    kind: 'core.forget',
    everyMs: hourMs,
    async run({ db, clock }) {
      const removals = Object.entries(personalTables).flatMap(([table, { removal }]) =>
        removal && isFixed(removal.days) ? [{ table, since: removal.since, days: removal.days }] : [],
      );
      for (const { table, since, days } of [...removals, ...withoutPersonalData])
        await db.query(`delete from ${table} where ${since} < $1`, [
          new Date(clock.now().getTime() - days * 24 * hourMs),
        ]);
    },
  },
];
