import { rejectAdjustment as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { toAdjustment } from './adjustmentRow.ts';
import { decide, openProposal } from './readAdjustment.ts';

/** Nothing is posted; whoever proposed it may withdraw it this way. */
export const rejectAdjustment: Verb<typeof endpoint> = (ctx, { params, body }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, { ...body, id: params.id }, async () => {
      const before = await openProposal(tx, params.id);
      const after = await decide(tx, ctx, before, { status: 'Rejected', reason: body.reason.trim() });
      return { data: toAdjustment(after), message: 'Adjustment rejected successfully' };
    }),
  );
