import type { Verb } from '../../http/context.ts';
import { BadRequest, NotFound } from '../../http/errors.ts';
import { limit } from '../../http/limits.ts';
import { tell } from '../../telling/tell.ts';
import { issueInvitation, lockUser, toUser } from '../accounts/index.ts';
import { recordActivity, recordAudit } from '../activities/index.ts';
import { isRaised } from '../proposals/index.ts';
import { createStaff } from './createStaff.ts';
import { tellColleagues } from './tellColleagues.ts';

export const inviteStaff: Verb<'inviteStaff'> = async (ctx, { body }) => {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const user = await db.transaction(async (tx) => {
    const created = await createStaff(tx, {
      email: body.Email,
      role: body.Role,
      firstName: body.FirstName,
      lastName: body.LastName,
      phoneNumber: body.PhoneNumber,
      airportIds: body.Role === 'Protocol Officer' ? [...new Set(body.AirportIds ?? [])] : [],
      now,
    });
    const invitation = await issueInvitation(tx, ctx, created.id);
    await tell(tx, created.id, 'staff.invited', { role: created.role, ...invitation });
    if (isRaised(created.role)) await tellColleagues(tx, ctx.config, { user: created, maker: actor });
    await recordActivity(tx, {
      userId: created.id,
      description: `Account created by ${actor.name}`,
      at: now,
    });
    await recordAudit(tx, ctx, {
      action: 'staff.create',
      subject: ['user', created.id],
      after: { email: created.email, role: body.Role, airportIds: created.airportIds },
    });
    return created;
  });
  return { data: toUser(user), message: 'User created successfully' };
};

export const inviteStaffAgain: Verb<'inviteStaffAgain'> = async (ctx, { params: { id } }) => {
  await limit(ctx, { name: 'staff-invitation', by: String(id), max: 5, windowMs: 3_600_000 });
  const user = await ctx.db.transaction(async (tx) => {
    const invited = await lockUser(tx, id);
    if (!invited || invited.role === 'Client') throw new NotFound('There is no such user');
    if (invited.emailVerified) throw new BadRequest('This colleague has set a password already');
    if (invited.status !== 'Active') throw new BadRequest('The account is not active');
    const invitation = await issueInvitation(tx, ctx, id);
    await tell(tx, id, 'staff.invited', { role: invited.role, ...invitation });
    await recordAudit(tx, ctx, { action: 'staff.invite', subject: ['user', id] });
    return invited;
  });
  return { data: toUser(user), message: 'Invitation sent successfully' };
};
