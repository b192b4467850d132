import type { listClientsByStatus as endpoint } from 'shared-api/contract';
import { readAccountStatus } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { clientList } from './userLists.ts';

/** Clients with one account status, named in any letter case or by its index (G82). */
export const listClientsByStatus: Verb<typeof endpoint> = async (ctx, { params, query }) => {
  const status = readAccountStatus(params.status);
  if (!status) throw new NotFound('There is no such account status');
  return clientList.page(ctx, { ...query, status });
};
