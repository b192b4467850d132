import { readAccountStatus } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { exportList } from '../activities/index.ts';
import { clientList } from './clientList.ts';

export const listClients: Verb<'listClients'> = (ctx, { query }) => clientList.page(ctx, query);

export const exportClients: Verb<'exportClients'> = (ctx, { query }) => exportList(ctx, clientList, query);

export const listClientsByStatus: Verb<'listClientsByStatus'> = async (ctx, { params, query }) => {
  const status = readAccountStatus(params.status);
  if (!status) throw new NotFound('There is no such account status');
  return clientList.page(ctx, { ...query, status });
};
