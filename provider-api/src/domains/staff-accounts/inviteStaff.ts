import type { inviteStaff as endpoint } from 'shared-api/contract';
import { mailJob } from '../../adapters/mail/mailJob.ts';
import type { Verb } from '../../http/context.ts';
import { enqueue } from '../../jobs/index.ts';
import { staffInvitation } from '../../mail/staffInvitation.ts';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';
import { issueCode, nameOf, toUser } from '../accounts/index.ts';
import { recordActivity, recordAudit } from '../activities/index.ts';
import { createStaff } from './createStaff.ts';

const dayMs = 24 * 3_600_000;

/** The new member of staff sets the password by a one-use link, on the page of password resets (S01). */
export const inviteStaff: Verb<typeof endpoint> = async (ctx, { body }) => {
  const { db, clock, config, actor } = ctx;
  const now = clock.now();
  const user = await db.transaction(async (tx) => {
    const created = await createStaff(tx, {
      email: body.Email,
      role: body.Role,
      firstName: body.FirstName,
      lastName: body.LastName,
      phoneNumber: body.PhoneNumber,
      airportIds: body.AirportIds ?? [],
      now,
    });
    const { invitationDays } = await readSettings(tx, config);
    const code = await issueCode(tx, {
      userId: created.id,
      purpose: 'reset',
      now,
      lifeMs: invitationDays * dayMs,
    });
    const passwordUrl = portalLinks.resetPassword(config, code);
    const mail = staffInvitation({
      to: created.email,
      name: nameOf(created),
      role: body.Role,
      days: invitationDays,
      passwordUrl,
    });
    await enqueue(tx, mailJob, mail);
    await recordActivity(tx, {
      userId: created.id,
      description: `Account created by ${actor.name}`,
      at: now,
    });
    await recordAudit(tx, ctx, {
      action: 'staff.create',
      subject: ['user', created.id],
      after: { role: body.Role, airportIds: created.airportIds },
    });
    return created;
  });
  return { data: toUser(user), message: 'User created successfully' };
};
