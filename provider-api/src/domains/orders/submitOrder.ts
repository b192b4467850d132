import { hasLimits } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { acceptedNow, agreedPrice, announceOrder, openOrder, orderNow } from './openOrder.ts';
import { findOrder, writeOrder } from './orderRow.ts';
import { tellApprovers } from './tellApproval.ts';

const notPossible = (message: string) => new BadRequest(message, 'not_possible');

export const submitOrder: Verb<'submitOrder'> = (ctx, { params: { id }, body }) =>
  idempotent(ctx, { ...body, id }, async (tx) => {
    const { actor, clock } = ctx;
    const row = await openOrder(tx, ctx, { id, version: body.version });
    if (actor.id !== row.createdBy) throw notPossible('Only whoever made the order can ask for approval');
    if (actor.memberRole === null || !hasLimits(actor.memberRole))
      throw notPossible('You need no approval: the order can be booked');
    if (row.status !== 'Draft' && row.status !== 'Failed') throw notPossible('The order is waiting already');
    const { totalKobo } = await agreedPrice(tx, ctx, { row, expectedTotal: body.expectedTotal });
    const at = clock.now();
    // An earlier decision may be about another total, so it is removed.
    const undecided = { decidedBy: null, decidedAt: null, decisionReason: null };
    await writeOrder(
      tx,
      row,
      { status: 'Submitted', totalKobo, failure: null, ...(await acceptedNow(tx, at)), ...undecided },
      at,
    );
    await announceOrder(tx, actor.ownerId);
    const submitted = await findOrder(tx, id);
    if (submitted) await tellApprovers(tx, submitted, false);
    return { data: await orderNow(tx, ctx, id), message: 'Approval asked for' };
  });
