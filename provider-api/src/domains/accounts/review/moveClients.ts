import type { moveClients as endpoint } from 'shared-api/contract';
import { accountMoveNeedsReason } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { moveRows } from '../../../http/eachRow.ts';
import { findUser, lockUser, nameOf, type UserRow } from '../userRow.ts';
import { moveAccount } from './moveAccount.ts';
import { wantedAccountStatus } from './wantedAccountStatus.ts';

const clientOnly = (user: UserRow | undefined): UserRow | undefined =>
  user?.role === 'Client' && user.memberOf === null ? user : undefined;

export const moveClients: Verb<typeof endpoint> = async (ctx, { body }) => {
  const to = wantedAccountStatus(body.Status);
  const data = await moveRows(ctx, body, {
    to,
    needsReason: accountMoveNeedsReason(to),
    missing: 'There is no such client',
    find: async (on, id) => clientOnly(await findUser(on, id)),
    lock: async (tx, id) => clientOnly(await lockUser(tx, id)),
    shown: (user) => ({ id: user.id, name: nameOf(user), status: user.status }),
    move: (tx, before, reason) => moveAccount(tx, ctx, { before, to, reason }),
  });
  return { data };
};
