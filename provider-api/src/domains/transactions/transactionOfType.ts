import { isStaff } from 'shared-api/rules';
import type { Context, Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { lookUpTransaction } from './findTransaction.ts';
import { transactionPage } from './listTransactions.ts';
import { singleReply } from './transactionById.ts';
import { readType } from './transactionTypes.ts';

async function isClient({ db }: Context, id: string): Promise<boolean> {
  if (!/^\d{1,15}$/.test(id)) return false;
  return db.exists(`select 1 from users where id = $1::bigint and role = 'Client' and member_of is null`, [
    id,
  ]);
}

/** If staff give a client's id, the reply is the list of that client's transactions. */
export const transactionOfType: Verb<'transactionOfType'> = async (ctx, { params, query }) => {
  const type = readType(params.type, ctx.actor);
  const row = await lookUpTransaction(ctx.db, ctx.actor, params.id, [type]);
  if (row) return { data: await singleReply(ctx, row) };
  if (isStaff(ctx.actor.role) && (await isClient(ctx, params.id)))
    return transactionPage(ctx, [type], { pageNumber: query?.pageNumber, clientId: Number(params.id) });
  throw new NotFound('Transaction does not exist');
};
