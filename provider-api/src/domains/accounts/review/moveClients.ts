import type { moveClients as endpoint } from 'shared-api/contract';
import { type AccountStatus, accountMoveNeedsReason } from 'shared-api/rules';
import type { Context, Verb } from '../../../http/context.ts';
import { moveRows, type RowResult, refusalText, type WantedMove } from '../../../http/eachRow.ts';
import { findUser, lockUser, nameOf, type UserRow } from '../userRow.ts';
import { moveAccount } from './moveAccount.ts';
import { wantedAccountStatus } from './wantedAccountStatus.ts';

type Result = RowResult<AccountStatus>;

const unknown = (id: number): Result => ({
  id,
  name: null,
  status: null,
  outcome: 'refused',
  why: 'There is no such client',
});

const result = (user: UserRow, outcome: Result['outcome'], why: string | null = null): Result => ({
  id: user.id,
  name: nameOf(user),
  status: user.status,
  outcome,
  why,
});

async function moveOne(ctx: Context, { id, from, to, reason }: WantedMove<AccountStatus>): Promise<Result> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const before = await lockUser(tx, id);
      if (before?.role !== 'Client' || before.memberOf !== null) return unknown(id);
      if (before.status === to) return result(before, 'same');
      if (before.status !== from)
        return result(before, 'changed', `Changed to ${before.status} in the meantime`);
      return result(await moveAccount(tx, ctx, { before, to, reason }), 'moved');
    });
  } catch (refusal) {
    const why = refusalText(refusal);
    const now = await findUser(ctx.db, id);
    return now ? result(now, 'refused', why) : unknown(id);
  }
}

export const moveClients: Verb<typeof endpoint> = async (ctx, { body }) => {
  const to = wantedAccountStatus(body.Status);
  return { data: await moveRows(ctx, { ...body, to, needsReason: accountMoveNeedsReason(to) }, moveOne) };
};
