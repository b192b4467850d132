import type { listClientsByStatus as endpoint } from 'shared-api/contract';
import { readAccountStatus } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { usersPage } from './usersPage.ts';

/** Clients with one account status, named in any letter case or by its index (G82). */
export const listClientsByStatus: Verb<typeof endpoint> = async ({ db }, { params, query }) => {
  const status = readAccountStatus(params.status);
  if (!status) throw new NotFound('There is no such account status');
  const { search, pageNumber } = query;
  return usersPage(db, {
    where: `u.role = 'Client' and u.status = $1::text`,
    value: status,
    search,
    pageNumber,
  });
};
