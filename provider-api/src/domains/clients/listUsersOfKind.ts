import type { listUsersOfKind as endpoint } from 'shared-api/contract';
import type { Permission } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import type { List } from '../lists/index.ts';
import { clientList, ofCategory, staffList } from './userLists.ts';
import { usersPage } from './usersPage.ts';

interface Kind {
  permission: Permission;
  list: (query: { search?: string | undefined }) => List;
}

const clientsOf = (category: Parameters<typeof ofCategory>[0]): Kind => ({
  permission: 'clients.read',
  list: (query) => clientList([ofCategory(category)], query),
});

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['users', { permission: 'users.read', list: staffList }],
  ['individual', clientsOf('Individual')],
  ['corporate', clientsOf('Corporate')],
  ['government', clientsOf('Government')],
]);

/** Staff accounts, or the clients of one kind (G82). */
export const listUsersOfKind: Verb<typeof endpoint> = async ({ db, actor }, { params, query }) => {
  const kind = kinds.get(params.kind.toLowerCase());
  if (!kind) throw new NotFound('There is no such list of users');
  if (!may(actor, kind.permission)) throw new Forbidden();
  return usersPage(db, kind.list(query), query.pageNumber);
};
