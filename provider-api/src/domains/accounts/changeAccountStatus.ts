import type { changeAccountStatus as endpoint } from 'shared-api/contract';
import { readAccountStatus } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { Invalid, NotFound } from '../../http/errors.ts';
import { lockUser } from './findUser.ts';
import { moveAccount } from './moveAccount.ts';
import { userDetails } from './userDetails.ts';

export const changeAccountStatus: Verb<typeof endpoint> = async (ctx, { body }) => {
  const to = readAccountStatus(body.Status);
  if (!to) throw new Invalid({ Status: ['Invalid selection'] });
  const reason = body.Reason?.trim() || undefined;
  const user = await ctx.db.transaction(async (tx) => {
    const before = await lockUser(tx, body.Id);
    if (!before) throw new NotFound('There is no such user');
    return moveAccount(tx, ctx, { before, to, reason });
  });
  return { data: await userDetails(ctx, user), message: 'Status changed successfully' };
};
