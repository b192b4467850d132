import type { listClients as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { queriedClients } from './userLists.ts';
import { usersPage } from './usersPage.ts';

/** Clients of every kind, narrowed, searched and sorted as asked. */
export const listClients: Verb<typeof endpoint> = async ({ db }, { query }) =>
  usersPage(db, queriedClients(query), query.pageNumber);
