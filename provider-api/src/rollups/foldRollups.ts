import type { PeriodicJob } from '../jobs/index.ts';

/** Counts are right at any time; folding keeps them quick to read. */
export const folding: PeriodicJob = {
  kind: 'figures.fold',
  everyMs: 30_000,
  run: async ({ db }) => {
    await db.query('select fold_figures()');
  },
};
