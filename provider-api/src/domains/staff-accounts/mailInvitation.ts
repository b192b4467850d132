import { mailJob } from '../../adapters/mail/mailJob.ts';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { enqueue } from '../../jobs/index.ts';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';
import { issueCode, nameOf, type UserRow } from '../accounts/index.ts';
import { staffInvitation } from './staffInvitation.ts';

const dayMs = 24 * 3_600_000;

/** A one-use link to the page of password resets; a former one is void (S01). */
export async function mailInvitation(tx: Tx, { config, clock }: Context, user: UserRow): Promise<void> {
  const { invitationDays } = await readSettings(tx, config);
  const code = await issueCode(tx, {
    userId: user.id,
    purpose: 'reset',
    now: clock.now(),
    lifeMs: invitationDays * dayMs,
  });
  const mail = staffInvitation({
    to: user.email,
    name: nameOf(user),
    role: user.role,
    days: invitationDays,
    passwordUrl: portalLinks.resetPassword(config, code),
  });
  await enqueue(tx, mailJob, mail);
}
