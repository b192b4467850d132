import type { inviteStaffAgain as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { BadRequest, NotFound } from '../../http/errors.ts';
import { lockUser, toUser } from '../accounts/index.ts';
import { recordAudit } from '../activities/index.ts';
import { mailInvitation } from './mailInvitation.ts';

/** For a colleague whose link was lost or ran out before a password was set. */
export const inviteStaffAgain: Verb<typeof endpoint> = async (ctx, { params: { id } }) => {
  const user = await ctx.db.transaction(async (tx) => {
    const invited = await lockUser(tx, id);
    if (!invited || invited.role === 'Client') throw new NotFound('There is no such user');
    if (invited.emailVerified) throw new BadRequest('This colleague has set a password already');
    if (invited.status !== 'Active') throw new BadRequest('The account is not active');
    await mailInvitation(tx, ctx, invited);
    await recordAudit(tx, ctx, { action: 'staff.invite', subject: ['user', id] });
    return invited;
  });
  return { data: toUser(user), message: 'Invitation sent successfully' };
};
