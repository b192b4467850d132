import type { exportClients as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { clientList } from './userLists.ts';

/** What the list of clients shows, all pages. */
export const exportClients: Verb<typeof endpoint> = (ctx, { query }) => clientList.csv(ctx, query);
