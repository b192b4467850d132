import { updateRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { tell } from '../../telling/tell.ts';
import { endSessions } from '../accounts/index.ts';
import { recordOfMember } from './inviteMember.ts';
import { lockMember, memberReply, organisationOf } from './memberRow.ts';

export const removeMember: Verb<'removeMember'> = (ctx, { params: { id } }) =>
  idempotent(ctx, { id }, async (tx) => {
    const at = ctx.clock.now();
    const member = await lockMember(tx, ctx.actor, id);
    if (member.removedAt === null && member.status !== 'Active')
      throw new BadRequest('The authority stopped this account', 'not_possible');
    if (member.removedAt === null) {
      await updateRow(tx, 'users', id, { status: 'Deactivated', member_removed_at: at });
      await tx.query('update account_codes set used_at = $2 where user_id = $1 and used_at is null', [
        id,
        at,
      ]);
      await endSessions(tx, id, at);
      await tell(tx, id, 'member.removed', { organisation: organisationOf(ctx.actor) });
      await recordOfMember(tx, ctx, `${member.firstName} ${member.lastName} removed from the members`);
    }
    const data = await memberReply(tx, ctx.actor, { id, now: at });
    return { data, message: 'Member removed successfully' };
  });
