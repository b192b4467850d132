import type { listUsersOfKind as endpoint } from 'shared-api/contract';
import type { Permission } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import { usersPage } from './usersPage.ts';

interface Kind {
  permission: Permission;
  where: string;
  value: string;
}

const ofCategory = (value: string): Kind => ({
  permission: 'clients.read',
  where: 'u.category = $1::text',
  value,
});

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['users', { permission: 'users.read', where: 'u.role <> $1::text', value: 'Client' }],
  ['individual', ofCategory('Individual')],
  ['corporate', ofCategory('Corporate')],
  ['government', ofCategory('Government')],
]);

/** Staff accounts, or the clients of one kind (G82). */
export const listUsersOfKind: Verb<typeof endpoint> = async ({ db, actor }, { params, query }) => {
  const kind = kinds.get(params.kind.toLowerCase());
  if (!kind) throw new NotFound('There is no such list of users');
  if (!may(actor, kind.permission)) throw new Forbidden();
  const { search, pageNumber } = query;
  return usersPage(db, { where: kind.where, value: kind.value, search, pageNumber });
};
