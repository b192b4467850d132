import { rejectAdjustment as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { publish } from '../../http/events.ts';
import { idempotent } from '../../http/idempotency.ts';
import { recordAudit } from '../activities/index.ts';
import { toAdjustment } from './adjustmentRow.ts';
import { openProposal, readAdjustment } from './readAdjustment.ts';

/** Nothing is posted; whoever proposed it may withdraw it this way. */
export const rejectAdjustment: Verb<typeof endpoint> = (ctx, { params, body }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, { ...body, id: params.id }, async () => {
      const before = await openProposal(tx, params.id);
      await tx.query(
        `update adjustments set status = 'Rejected', decided_by = $2, decided_at = $3, decision_reason = $4
        where id = $1`,
        [before.id, ctx.actor.id, ctx.clock.now(), body.reason.trim()],
      );
      const after = await readAdjustment(tx, before.id);
      await recordAudit(tx, ctx, {
        action: 'adjustment.rejected',
        subject: ['adjustment', before.id],
        before,
        after,
      });
      await publish(tx, { type: 'adjustment', id: before.id, staff: true });
      return { data: toAdjustment(after), message: 'Adjustment rejected successfully' };
    }),
  );
