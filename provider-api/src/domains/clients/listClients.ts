import type { listClients as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { usersPage } from './usersPage.ts';

/** Clients of every kind. */
export const listClients: Verb<typeof endpoint> = async ({ db }, { query: { search, pageNumber } }) =>
  usersPage(db, { where: 'u.role = $1::text', value: 'Client', search, pageNumber });
