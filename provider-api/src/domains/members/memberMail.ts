import { countOf } from 'shared-api/rules';
import { mailJob } from '../../adapters/mail/mailJob.ts';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { enqueue } from '../../jobs/index.ts';
import { compose } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';
import { issueCode } from '../accounts/index.ts';
import type { MemberRow } from './memberRow.ts';

const dayMs = 24 * 3_600_000;

type Told = Pick<MemberRow, 'id' | 'email' | 'firstName' | 'lastName' | 'role'>;

const recipient = ({ email, firstName, lastName }: Told) => ({ to: email, name: `${firstName} ${lastName}` });
const organisationOf = ({ actor }: Context): string => actor.ownerName ?? actor.name;

export async function mailInvitation(tx: Tx, ctx: Context, member: Told): Promise<void> {
  const { config, clock } = ctx;
  const { invitationDays } = await readSettings(tx, config);
  const code = await issueCode(tx, {
    userId: member.id,
    purpose: 'reset',
    now: clock.now(),
    lifeMs: invitationDays * dayMs,
  });
  const mail = compose({
    // The address is not verified yet, so that no name stands with it.
    to: member.email,
    subject: `${organisationOf(ctx)} invites you to book with its wallet`,
    paragraphs: [
      `You were made a member of ${organisationOf(ctx)} in the portal, with the role ${member.role}.`,
      `Set your password with the link below; it is valid for ${countOf(invitationDays, 'day')} and works once.`,
    ],
    action: { label: 'Set password', url: portalLinks.resetPassword(config, code) },
  });
  await enqueue(tx, mailJob, mail);
}

export async function mailRemoval(tx: Tx, ctx: Context, member: Told): Promise<void> {
  const organisation = organisationOf(ctx);
  const mail = compose({
    ...recipient(member),
    subject: `You are no longer a member of ${organisation}`,
    paragraphs: [
      `${organisation} removed you from its members: you can no longer sign in. What you booked stays booked.`,
    ],
  });
  await enqueue(tx, mailJob, mail);
}
