import { isStaff } from 'shared-api/rules';
import type { Input, Verb } from '../../http/context.ts';
import { BadRequest, NotFound } from '../../http/errors.ts';
import { defineList, equals, ofAccount, optional, readBy } from '../../lists/index.ts';
import { readSettings } from '../../settings/index.ts';
import { sendOwnCode } from '../accounts/index.ts';
import { recordAudit } from '../activities/index.ts';
import { openAccount, type PayoutRow, readPayout, selectPayouts, toPayout } from './payoutRow.ts';

const payoutList = defineList<Input<'listPayouts'>['query'], PayoutRow, 'asked'>({
  from: 'payouts p',
  id: 'p.id',
  orders: { asked: ['p.asked_at', 'p.id'] },
  sort: () => '-asked',
  filters: ({ status }, { actor }) => [
    ...optional(isStaff(actor.role) ? undefined : actor.id, (id) => ofAccount(id, 'p.owner_id')),
    ...equals(status ?? undefined, 'p.status', 'text'),
  ],
  read: readBy<PayoutRow>(`${selectPayouts} where p.id = any ($1::bigint[])`),
});

export const listPayouts: Verb<'listPayouts'> = async (ctx, { query }) => {
  const { data, meta } = await payoutList.page(ctx, query);
  return { data: data.map((row) => toPayout(row, ctx)), meta };
};

export const provePayout: Verb<'provePayout'> = async (ctx, { body }) => {
  const { payouts } = await readSettings(ctx.db, ctx.config);
  if (payouts !== 'On' && !body.closing) throw new BadRequest('Payouts are switched off', 'payouts_off');
  return { data: { by: await sendOwnCode(ctx, 'asks for a payout') } };
};

export const readPayoutAccount: Verb<'readPayoutAccount'> = async (ctx, { params }) => {
  const payout = await readPayout(ctx.db, params.id);
  const accountNumber = openAccount(ctx, payout);
  if (!accountNumber)
    throw new NotFound('The key that sealed this number was lost: let it be asked for again');
  await ctx.db.transaction((tx) =>
    recordAudit(tx, ctx, { action: 'payout.account.read', subject: ['payout', payout.id] }),
  );
  return { data: { accountNumber } };
};
