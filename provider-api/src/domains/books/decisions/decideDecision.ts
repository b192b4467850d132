import { approveDecision as approveEndpoint, rejectDecision as rejectEndpoint } from 'shared-api/contract';
import { formatNgn } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { Conflict } from '../../../http/errors.ts';
import { publish } from '../../../http/events.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { enqueue } from '../../../jobs/index.ts';
import { expectSecondPerson } from '../../../secondPerson.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import { postDecision, type Sides } from '../../ledger/index.ts';
import { lockBooks, matchStale } from '../settlement/matchLines.ts';
import { type DecisionRow, openDecision, readDecision, toDecision } from './decisionRow.ts';
import { beforeOpening, figureOf } from './figures.ts';

/** Where the money goes; each adds up to 0. */
function sidesOf({ kind, lineId, amountKobo, feeKobo }: DecisionRow): Sides {
  if (kind === 'suspense') return { suspense: -amountKobo, wallet: amountKobo };
  if (kind === 'opening') {
    const fee = feeKobo ?? 0;
    return { gateway_clearing: amountKobo, gateway_fees: -fee, bank: fee - amountKobo };
  }
  return lineId === null
    ? { gateway_clearing: amountKobo, adjustment: -amountKobo }
    : { suspense: -amountKobo, adjustment: amountKobo };
}

/** The client reads why money came or went; an order that waits for it may go on. */
async function tellClient(
  tx: Tx,
  { walletUserId, amountKobo, reason }: DecisionRow,
  at: Date,
): Promise<void> {
  if (walletUserId === null) return;
  const change = `${amountKobo > 0 ? 'credited with' : 'debited by'} ${formatNgn(Math.abs(amountKobo))}`;
  await recordActivity(tx, {
    userId: walletUserId,
    description: `Wallet ${change}: ${reason}`,
    at,
    needs: 'transactions.readFunds',
  });
  await publish(tx, { type: 'wallet', id: null, userId: walletUserId });
  if (amountKobo > 0) await enqueue(tx, { kind: 'orders.fulfil' }, { ownerId: walletUserId });
}

async function decide(tx: Tx, ctx: Context, id: number, status: 'Approved' | 'Rejected', why: string | null) {
  await tx.query(
    `update book_decisions set status = $2, decided_by = $3, decided_at = $4, decision_reason = $5 where id = $1`,
    [id, status, ctx.actor.id, ctx.clock.now(), why],
  );
  const after = toDecision(await readDecision(tx, id));
  await recordAudit(tx, ctx, {
    action: `decision.${status.toLowerCase()}`,
    subject: ['decision', id],
    before: { status: 'Proposed' },
    after,
    reason: why ?? after.reason,
  });
  await publish(tx, { type: 'books', id, staff: true });
  return after;
}

async function enter(tx: Tx, ctx: Context, decision: DecisionRow): Promise<void> {
  const { id, kind, amountKobo, paymentId, walletUserId, openingDay, stillOpen } = decision;
  const at = ctx.clock.now();
  if (kind === 'write_off')
    await tx.query('update payments set cleared_kobo = cleared_kobo + $2 where id = $1', [
      paymentId,
      amountKobo,
    ]);
  if (kind === 'opening')
    await tx.query(`update payments p set opened = true where ${beforeOpening}`, [openingDay, stillOpen]);
  await tellClient(tx, decision, at);
  await postDecision(tx, {
    decisionId: id,
    kind,
    sides: sidesOf(decision),
    walletUserId,
    actorId: ctx.actor.id,
    at,
  });
}

/** A second person's word posts what was proposed, if the books still say the same. */
export const approveDecision: Verb<typeof approveEndpoint> = (ctx, { params }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, approveEndpoint, params, async () => {
      await lockBooks(tx);
      const decision = await openDecision(tx, params.id);
      await expectSecondPerson(tx, ctx, decision.proposedBy, 'Somebody else must approve what you proposed');
      if ((await figureOf(tx, decision)) !== decision.amountKobo)
        throw new Conflict(
          'The books say another amount by now: reject this, and propose it again',
          'changed_meanwhile',
        );
      await enter(tx, ctx, decision);
      const data = await decide(tx, ctx, decision.id, 'Approved', null);
      await matchStale(tx);
      return { data, message: 'Decision approved successfully' };
    }),
  );

/** Nothing is posted; whoever proposed it may withdraw it this way. */
export const rejectDecision: Verb<typeof rejectEndpoint> = (ctx, { params, body }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, rejectEndpoint, { ...body, id: params.id }, async () => {
      const { id } = await openDecision(tx, params.id);
      const data = await decide(tx, ctx, id, 'Rejected', body.reason.trim());
      return { data, message: 'Decision rejected successfully' };
    }),
  );
