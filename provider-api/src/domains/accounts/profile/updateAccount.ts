import type { User } from 'shared-api/contract';
import type { OrganizationCategory } from 'shared-api/rules';
import { may } from '../../../http/actor.ts';
import type { Context, Reply } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { refuseStale } from '../../../http/refuseStale.ts';
import { lockUser, toDetailedUser, type UserRow } from '../userRow.ts';
import { type Changes, changeAccount } from './changeAccount.ts';

interface Update {
  body: { id: number; version?: number | undefined };
  accepts: (user: UserRow) => boolean;
  changes: (user: UserRow, byStaff: boolean) => Changes;
}

export async function updateAccount(
  ctx: Context,
  { body: { id, version }, accepts, changes }: Update,
): Promise<Reply<User>> {
  const { db, actor } = ctx;
  const own = id === actor.id;
  const user = await db.transaction(async (tx) => {
    const before = await lockUser(tx, id);
    const mayEdit = own || may(actor, before?.role === 'Client' ? 'clients.edit' : 'users.manage');
    if (!before || !mayEdit || (!own && before.memberOf !== null) || !accepts(before))
      throw new NotFound('There is no such user');
    const data = () => toDetailedUser(before, ctx);
    refuseStale(version, { version: before.version, name: 'profile', data });
    return changeAccount(tx, ctx, { before, changes: changes(before, !own) });
  });
  return {
    data: toDetailedUser(user, ctx),
    message: own ? 'Profile updated successfully' : 'Client updated successfully',
  };
}

export const isClientOf = (category: OrganizationCategory) => (user: UserRow) =>
  user.organization_CategoryId === category;
