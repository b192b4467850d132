import { accountMoveNeedsReason } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { moveRows } from '../../../http/eachRow.ts';
import { findClient, lockClient, nameOf } from '../userRow.ts';
import { moveAccount } from './moveAccount.ts';
import { wantedAccountStatus } from './wantedAccountStatus.ts';

export const moveClients: Verb<'moveClients'> = async (ctx, { body }) => {
  const to = wantedAccountStatus(body.Status);
  const data = await moveRows(ctx, body, {
    to,
    needsReason: accountMoveNeedsReason(to),
    missing: 'There is no such client',
    find: findClient,
    lock: lockClient,
    shown: (user) => ({ id: user.id, name: nameOf(user), status: user.status }),
    move: (tx, before, reason) => moveAccount(tx, ctx, { before, to, reason }),
  });
  return { data };
};
