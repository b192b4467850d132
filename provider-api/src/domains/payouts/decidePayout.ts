import { isStaff, lagosDate } from 'shared-api/rules';
import { type Tx, updateRow } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { Conflict, Invalid } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { postPayout } from '../ledger/index.ts';
import { expectSecondPerson } from '../proposals/index.ts';
import { lockPayout, type PayoutRow, readPayout, toPayout } from './payoutRow.ts';
import { tellStep } from './tellStep.ts';

async function expectOther(tx: Tx, ctx: Context, { approved, paid }: PayoutRow, own: string): Promise<void> {
  for (const step of [approved, paid]) if (step) await expectSecondPerson(tx, ctx, step.by, own);
}

interface Step {
  step: 'approved' | 'paid' | 'refused' | 'returned';
  before: PayoutRow;
  set?: Readonly<Record<string, string | null>>;
  journal?: Parameters<typeof postPayout>[1];
}

/** The wallet is locked last, because other requests wait for it. */
async function take(tx: Tx, ctx: Context, { step, before, set = {}, journal }: Step) {
  const { actor, clock } = ctx;
  const at = clock.now();
  const status = `${step[0]?.toUpperCase()}${step.slice(1)}`;
  const taken = { status, [`${step}_by`]: actor.id, [`${step}_at`]: at };
  await updateRow(tx, 'payouts', before.id, { ...taken, ...set });
  const after = await readPayout(tx, before.id);
  await tellStep(tx, ctx, { step, before, after });
  const { id: payoutId, userId: walletUserId, amountKobo } = after;
  if (journal) await postPayout(tx, journal, { payoutId, walletUserId, amountKobo, actorId: actor.id, at });
  return after;
}

export const approvePayout: Verb<'approvePayout'> = (ctx, { params }) =>
  idempotent(ctx, params, async (tx) => {
    const before = await lockPayout(tx, ctx.actor, params.id, ['Asked']);
    await expectSecondPerson(tx, ctx, before.asked.by, 'Somebody else must approve what you asked for');
    const after = await take(tx, ctx, { step: 'approved', before });
    return { data: toPayout(after, ctx), message: 'Payout approved' };
  });

export const payPayout: Verb<'payPayout'> = (ctx, { params, body }) =>
  idempotent(ctx, { ...body, id: params.id }, async (tx) => {
    const before = await lockPayout(tx, ctx.actor, params.id, ['Approved']);
    await expectOther(tx, ctx, before, 'Somebody else must pay what you approved');
    const paidOn = body.transferDate.slice(0, 10);
    if (paidOn > lagosDate(ctx.clock.now())) throw new Invalid({ transferDate: ['Must not be after today'] });
    if (paidOn < lagosDate(new Date(before.asked.at)))
      throw new Invalid({ transferDate: ['Must not be before the payout was asked for'] });
    const set = { paid_on: paidOn, reference: body.reference.trim() };
    const after = await take(tx, ctx, { step: 'paid', before, set, journal: 'payout_paid' });
    return { data: toPayout(after, ctx), message: 'Payout recorded as paid' };
  });

export const refusePayout: Verb<'refusePayout'> = (ctx, { params, body }) =>
  idempotent(ctx, { ...body, id: params.id }, async (tx) => {
    const before = await lockPayout(tx, ctx.actor, params.id, ['Asked', 'Approved']);
    const byStaff = isStaff(ctx.actor.role);
    const reason = body.reason?.trim() || null;
    if (byStaff && !reason) throw new Invalid({ reason: ['Say why'] });
    if (!byStaff && before.status !== 'Asked')
      throw new Conflict('The payout is approved already, and will be transferred', 'already_resolved');
    const set = { refused_reason: reason };
    const after = await take(tx, ctx, { step: 'refused', before, set, journal: 'payout_refused' });
    return { data: toPayout(after, ctx), message: byStaff ? 'Payout refused' : 'Payout withdrawn' };
  });

export const returnPayout: Verb<'returnPayout'> = (ctx, { params, body }) =>
  idempotent(ctx, { ...body, id: params.id }, async (tx) => {
    const before = await lockPayout(tx, ctx.actor, params.id, ['Paid']);
    await expectOther(tx, ctx, before, 'Somebody else must record the return of what you approved or paid');
    const set = { returned_reason: body.reason.trim() };
    const after = await take(tx, ctx, { step: 'returned', before, set, journal: 'payout_returned' });
    return { data: toPayout(after, ctx), message: 'Payout recorded as returned' };
  });
