import type { AccountStatus } from 'shared-api/rules';
import type { Context, Verb } from '../../../http/context.ts';
import { refusalText } from '../../../http/eachRow.ts';
import { nameOf, type UserRow, userColumns } from '../userRow.ts';
import { refuseAccountMove } from './moveAccount.ts';
import { wantedAccountStatus } from './wantedAccountStatus.ts';

async function preview(ctx: Context, user: UserRow, to: AccountStatus) {
  const row = { id: user.id, name: nameOf(user), status: user.status };
  try {
    await refuseAccountMove(ctx.db, ctx, user, to);
    return { ...row, verdict: user.status === to ? ('same' as const) : ('moves' as const), why: null };
  } catch (refusal) {
    return { ...row, verdict: 'refused' as const, why: refusalText(refusal) };
  }
}

const unknown = (id: number) =>
  ({ id, name: null, status: null, verdict: 'refused', why: 'There is no such client' }) as const;

export const previewClientMoves: Verb<'previewClientMoves'> = async (ctx, { body }) => {
  const to = wantedAccountStatus(body.Status);
  const { rows } = await ctx.db.query<UserRow>(
    `select ${userColumns} from users u where u.id = any ($1::bigint[]) and u.role = 'Client' and u.member_of is null`,
    [body.Ids],
  );
  const byId = new Map(rows.map((user) => [user.id, user]));
  const ids = [...new Set(body.Ids)];
  const data = await Promise.all(
    ids.map(async (id) => {
      const user = byId.get(id);
      return user ? preview(ctx, user, to) : unknown(id);
    }),
  );
  return { data };
};
