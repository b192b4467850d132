import type { Domain } from '../domain.ts';
import { folding } from './foldRollups.ts';

export { type CountedDays, countDays, daysOf } from './daysOf.ts';
export { type RollupFilter, rollupRows } from './rollupRows.ts';
export { countRollup, sumRollups } from './sumRollups.ts';

/** What the database counts as it happens: how many bookings, clients and payments there are, and what was earned. */
export const rollups: Domain = { periodic: [folding] };
