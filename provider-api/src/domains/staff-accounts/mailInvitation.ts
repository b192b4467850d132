import { countOf } from 'shared-api/rules';
import { mailJob } from '../../adapters/mail/mailJob.ts';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { enqueue } from '../../jobs/index.ts';
import { compose, type Recipient } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';
import { issueCode, recipientOf, type UserRow } from '../accounts/index.ts';

interface Facts extends Recipient {
  role: string;
  days: number;
  passwordUrl: string;
}

const staffInvitation = ({ role, days, passwordUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Your staff account',
    paragraphs: [
      `An account with the role ${role} was created for you.`,
      `Set your password with the link below; it is valid for ${countOf(days, 'day')} and works once.`,
    ],
    action: { label: 'Set password', url: passwordUrl },
  });

const dayMs = 24 * 3_600_000;

export async function mailInvitation(tx: Tx, { config, clock }: Context, user: UserRow): Promise<void> {
  const { invitationDays } = await readSettings(tx, config);
  const code = await issueCode(tx, {
    userId: user.id,
    purpose: 'reset',
    now: clock.now(),
    lifeMs: invitationDays * dayMs,
  });
  const mail = staffInvitation({
    ...recipientOf(user),
    role: user.role,
    days: invitationDays,
    passwordUrl: portalLinks.resetPassword(config, code),
  });
  await enqueue(tx, mailJob, mail);
}
