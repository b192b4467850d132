import type { listClients as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { clientList } from './userLists.ts';

/** Clients of every kind, filtered, searched and sorted as asked. */
export const listClients: Verb<typeof endpoint> = (ctx, { query }) => clientList.page(ctx, query);
