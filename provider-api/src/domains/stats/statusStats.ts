import type * as calls from 'shared-api/contract';
import { type AccountStatus, accountStatuses } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { type RollupFilter, sumRollups } from '../../rollups/index.ts';

const choices = Object.fromEntries(
  accountStatuses.map((status): [string, RollupFilter] => [
    status,
    { counter: 'clients', statuses: [status] },
  ]),
) as Record<AccountStatus, RollupFilter>;

/** Clients per account status; a status without clients counts 0. */
export async function clientsByStatus(db: Queryable): Promise<Record<AccountStatus, number>> {
  const sums = await sumRollups(db, choices);
  const counts = accountStatuses.map((status) => [status, sums[status].count]);
  return Object.fromEntries(counts) as Record<AccountStatus, number>;
}

export const statusStats: Verb<typeof calls.statusStats> = async ({ db }) => ({
  data: await clientsByStatus(db),
});
