import { rejectCorrection as endpoint } from 'shared-api/contract';
import { may } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { Forbidden } from '../../../http/errors.ts';
import { publish } from '../../../http/events.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { recordAudit } from '../../activities/index.ts';
import { decide, openCorrection, readCorrection, toCorrection } from './correctionRow.ts';

/** The outcome stays; whoever proposed the correction may withdraw it this way. */
export const rejectCorrection: Verb<typeof endpoint> = (ctx, { params, body }) =>
  ctx.db.transaction((tx) =>
    idempotent(tx, ctx, endpoint, { ...body, id: params.id }, async () => {
      const { actor, clock } = ctx;
      const { id, bookingId, proposedBy, from, to } = await openCorrection(tx, actor, params.id);
      if (proposedBy !== actor.id && !may(actor, 'bookings.decideCorrection'))
        throw new Forbidden('Only the finance office rejects what somebody else proposed');
      const reason = body.reason.trim();
      await decide(tx, { id, status: 'Rejected', by: actor.id, at: clock.now(), reason });
      await recordAudit(tx, ctx, {
        action: 'correction.rejected',
        subject: ['booking', bookingId],
        before: { status: from, wanted: to },
        after: { status: from },
        reason,
      });
      await publish(tx, { type: 'booking', id: bookingId, staff: true });
      const after = await readCorrection(tx, actor, id);
      return { data: toCorrection(after), message: 'Correction rejected successfully' };
    }),
  );
