import type { Verb } from '../../http/context.ts';
import { BadRequest, NotFound } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { refuseStale } from '../../http/refuseStale.ts';
import { guardStaffChange, lockUser, toUser, type UserRow, userColumns } from '../accounts/index.ts';
import { recordActivity, recordAudit } from '../activities/index.ts';
import { isRaised } from '../proposals/index.ts';
import { endDuties } from '../roster/index.ts';
import { tellColleagues } from './tellColleagues.ts';

const facts = ({ role, airportIds }: UserRow) => ({ role, airportIds });

export const changeStaffRole: Verb<'changeStaffRole'> = async (ctx, { params: { id }, body }) => {
  const { actor, clock } = ctx;
  const airportIds = body.Role === 'Protocol Officer' ? [...new Set(body.AirportIds ?? [])] : [];
  const user = await ctx.db.transaction(async (tx) => {
    const before = await lockUser(tx, id);
    if (!before || before.role === 'Client') throw new NotFound('There is no such user');
    refuseStale(body.version, { version: before.version, name: 'user', data: () => toUser(before) });
    if (id === actor.id) throw new BadRequest('You cannot change your own role');
    await guardStaffChange(tx, actor);
    const after = await tx.one<UserRow>(
      `update users u set version = version + 1, role = $2, airport_ids = $3 where u.id = $1 returning ${userColumns}`,
      [id, body.Role, airportIds],
    );
    if (JSON.stringify(facts(before)) === JSON.stringify(facts(after))) return after;
    await endDuties(tx, ctx, id);
    if (isRaised(after.role, before.role))
      await tellColleagues(tx, ctx.config, { user: after, maker: actor });
    const at = clock.now();
    await recordActivity(tx, {
      userId: id,
      description: `Role changed to ${body.Role} by ${actor.name}`,
      at,
    });
    await recordAudit(tx, ctx, {
      action: 'staff.role',
      subject: ['user', id],
      before: facts(before),
      after: facts(after),
      reason: body.Reason?.trim() || null,
    });
    await publish(tx, { type: 'client', id, userId: id, staff: true });
    return after;
  });
  return { data: toUser(user), message: 'User updated successfully' };
};
