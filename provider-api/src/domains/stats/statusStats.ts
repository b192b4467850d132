import { type AccountStatus, accountStatuses } from 'shared-api/rules';
import type { Context, Verb } from '../../http/context.ts';
import { clientList } from '../clients/index.ts';

export async function clientsByStatus(ctx: Context): Promise<Record<AccountStatus, number>> {
  const counts: Partial<Record<AccountStatus, number>> = {};
  for (const status of accountStatuses) counts[status] = await clientList.count(ctx, { status });
  return counts as Record<AccountStatus, number>;
}

export const statusStats: Verb<'statusStats'> = async (ctx) => ({
  data: await clientsByStatus(ctx),
});
