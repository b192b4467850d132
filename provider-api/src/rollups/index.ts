import type { Domain } from '../domain.ts';
import type { PeriodicJob } from '../jobs/index.ts';

/** Counts are right at any time; folding keeps them quick to read. */
const folding: PeriodicJob = {
  kind: 'figures.fold',
  everyMs: 30_000,
  run: async ({ db }) => {
    await db.query('select fold_figures()');
  },
};

export { type CountedDays, countDays, daysOf } from './daysOf.ts';
export { type RollupFilter, rollupRows } from './rollupRows.ts';
export { countRollup, sumRollups } from './sumRollups.ts';

/** What the database counts as it happens: how many bookings, clients and payments there are, and what was earned. */
export const rollups: Domain = { periodic: [folding] };
