import type { statusStats as endpoint } from 'shared-api/contract';
import { type AccountStatus, accountStatuses } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';

/** Clients per account status; a status without clients counts 0. */
export const statusStats: Verb<typeof endpoint> = async ({ db }) => {
  const { rows } = await db.query<{ status: AccountStatus; clients: number }>(
    `select status, count(*) as clients from users where role = 'Client' group by status`,
  );
  const counted = new Map(rows.map(({ status, clients }) => [status, clients]));
  const figures = Object.fromEntries(accountStatuses.map((status) => [status, counted.get(status) ?? 0]));
  // accountStatuses names every status.
  return { data: figures as Record<AccountStatus, number> };
};
