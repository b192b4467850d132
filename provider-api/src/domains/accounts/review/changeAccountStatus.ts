import type { Verb } from '../../../http/context.ts';
import { orNotFound } from '../../../http/errors.ts';
import { userDetails } from '../profile/userDetails.ts';
import { lockUser } from '../userRow.ts';
import { moveAccount } from './moveAccount.ts';
import { wantedAccountStatus } from './wantedAccountStatus.ts';

export const changeAccountStatus: Verb<'changeAccountStatus'> = async (ctx, { body }) => {
  const to = wantedAccountStatus(body.Status);
  const reason = body.Reason || undefined;
  const user = await ctx.db.transaction(async (tx) => {
    const before = await orNotFound(lockUser(tx, body.Id), 'There is no such user');
    return moveAccount(tx, ctx, { before, to, reason });
  });
  return { data: await userDetails(ctx, user), message: 'Status changed successfully' };
};
