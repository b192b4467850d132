import { organizationCategories } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import { clientList, staffUserList } from './clientList.ts';

export const listUsersOfKind: Verb<'listUsersOfKind'> = async (ctx, { params, query }) => {
  const kind = params.kind.toLowerCase();
  const category = organizationCategories.find((one) => one.toLowerCase() === kind);
  if (!category && kind !== 'users') throw new NotFound('There is no such list of users');
  if (!may(ctx.actor, category ? 'clients.read' : 'users.read')) throw new Forbidden();
  return category ? clientList.page(ctx, { ...query, category }) : staffUserList.page(ctx, query);
};
