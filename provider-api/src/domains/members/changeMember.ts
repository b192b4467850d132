import type { Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { publish } from '../../http/liveEvents.ts';
import { refuseStale } from '../../http/refuseStale.ts';
import { koboOrNull, recordOfMember } from './inviteMember.ts';
import { lockMember, memberReply, refuseDeputy } from './memberRow.ts';

export const changeMember: Verb<'changeMember'> = (ctx, { params: { id }, body }) =>
  idempotent(ctx, { ...body, id }, async (tx) => {
    const before = await lockMember(tx, ctx.actor, id);
    const data = await memberReply(tx, ctx.actor, { id, now: ctx.clock.now() });
    refuseStale(body.version, { version: before.version, name: 'member', data: () => data });
    refuseDeputy(ctx.actor, body.Role);
    await tx.query('update users set version = version + 1, member_role = $2 where id = $1', [id, body.Role]);
    await tx.query('update member_limits set per_order_kobo = $2, per_month_kobo = $3 where member_id = $1', [
      id,
      koboOrNull(body.PerOrder),
      koboOrNull(body.PerMonth),
    ]);
    const name = `${before.firstName} ${before.lastName}`;
    await recordOfMember(
      tx,
      ctx,
      before.role === body.Role ? `Limits of ${name} changed` : `Role of ${name} changed to ${body.Role}`,
    );
    await publish(tx, { type: 'client', id, userId: id });
    return {
      data: await memberReply(tx, ctx.actor, { id, now: ctx.clock.now() }),
      message: 'Member updated successfully',
    };
  });
