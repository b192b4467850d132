import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { publish } from '../../../http/liveEvents.ts';
import { tell } from '../../../telling/tell.ts';
import { lockUser } from '../../accounts/index.ts';
import { recordAudit } from '../../activities/index.ts';

export const restrictAccount: Verb<'restrictAccount'> = (ctx, { params: { id }, body }) =>
  ctx.db.transaction(async (tx) => {
    const { restricted } = body;
    const reason = body.reason.trim();
    const user = await lockUser(tx, id);
    if (user?.role !== 'Client' || user.memberOf !== null) throw new NotFound('There is no such client');
    const { rowCount } = await tx.query(
      `update users set restricted_at = $2, restriction_reason = $3
        where id = $1 and erased_at is null and (restricted_at is null) = $4`,
      [id, restricted ? ctx.clock.now() : null, restricted ? reason : null, restricted],
    );
    if (rowCount > 0) {
      await recordAudit(tx, ctx, {
        action: 'client.restricted',
        subject: ['user', id],
        before: { restricted: !restricted },
        after: { restricted },
        reason,
      });
      await tell(tx, id, 'account.restricted', { restricted, reason });
      await publish(tx, { userId: id, staff: true, type: 'client', id });
    }
    return { data: { restricted }, message: restricted ? 'Restricted' : 'The restriction is lifted' };
  });
