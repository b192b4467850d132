import type { inviteStaff as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { toUser } from '../accounts/index.ts';
import { recordActivity, recordAudit } from '../activities/index.ts';
import { createStaff } from './createStaff.ts';
import { mailInvitation } from './mailInvitation.ts';

/** The new member of staff sets the password by a one-use link, on the page of password resets (S01). */
export const inviteStaff: Verb<typeof endpoint> = async (ctx, { body }) => {
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
    await mailInvitation(tx, ctx, created);
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
