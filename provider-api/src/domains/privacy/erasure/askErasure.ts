import type { Verb } from '../../../http/context.ts';
import { Conflict } from '../../../http/errors.ts';
import { publish } from '../../../http/liveEvents.ts';
import { sendOwnCode, withOwnerProof } from '../../accounts/index.ts';
import { recordAudit } from '../../activities/index.ts';
import { erasure, insertErasure } from './erasure.ts';

export const proveErasure: Verb<'proveErasure'> = async (ctx) => ({
  data: { by: await sendOwnCode(ctx, 'asks for the erasure of your account') },
});

export const askErasure: Verb<'askErasure'> = (ctx, { body: { code, reason } }) =>
  withOwnerProof(ctx, code, async (spend) => {
    const ask = erasure.propose<{ reason: string }>(async (tx) => {
      const id = await insertErasure(tx, ctx, { userId: ctx.actor.id, reason });
      await spend(tx);
      return id;
    });
    await ask(ctx, { body: { reason } });
    return { data: {}, message: 'Asked for: an Administrator decides, and you get a letter' };
  });

export const withdrawErasure: Verb<'withdrawErasure'> = (ctx) =>
  ctx.db.transaction(async (tx) => {
    const { actor, clock } = ctx;
    const { rowCount } = await tx.query(
      `update erasures set status = 'Rejected', decided_by = $1, decided_at = $2
        where user_id = $1 and status = 'Proposed'`,
      [actor.id, clock.now()],
    );
    if (rowCount === 0) throw new Conflict('No erasure waits for a decision', 'already_resolved');
    await recordAudit(tx, ctx, {
      action: 'erasure.rejected',
      subject: ['user', actor.id],
      after: { status: 'Rejected' },
    });
    await publish(tx, { type: 'client', id: actor.id, staff: true });
    return { data: {} };
  });
