import { mailJob } from '../../../adapters/mail/mailJob.ts';
import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { enqueue } from '../../../jobs/index.ts';
import { compose, type Recipient } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { trackingUrl } from '../codes.ts';
import { recipientOf, type UserRow } from '../userRow.ts';
import { verificationUrl } from '../verify-email/verificationUrl.ts';
import { accountApproved } from './accountApproved.ts';

interface StatusFacts extends Recipient {
  status: string;
  reason: string | undefined;
  signInUrl: string;
}

const accountStatusChanged = ({ status, reason, signInUrl, ...recipient }: StatusFacts) =>
  compose({
    ...recipient,
    subject: `Your account status changed to ${status}`,
    paragraphs: [
      `The status of your account is now ${status}.`,
      status === 'Active' ? 'You can log in.' : 'Please contact the authority with any question.',
    ],
    facts: reason ? [['Reason', reason]] : [],
    ...(status === 'Active' && { action: { label: 'Log in', url: signInUrl } }),
  });

interface RejectionFacts extends Recipient {
  reason: string | undefined;
  trackingUrl: string;
}

const accountRejected = ({ reason, trackingUrl, ...recipient }: RejectionFacts) =>
  compose({
    ...recipient,
    subject: 'Your registration was not approved',
    paragraphs: [
      'Your registration has been reviewed and was not approved. You can correct your details and documents and send them again. Please contact the authority with any question.',
    ],
    facts: reason ? [['Reason', reason]] : [],
    action: { label: 'Correct your registration', url: trackingUrl },
  });

interface Change {
  before: UserRow;
  after: UserRow;
  reason: string | undefined;
}

export async function mailReview(tx: Tx, ctx: Context, { before, after, reason }: Change): Promise<void> {
  const person = recipientOf(after);
  const signInUrl = portalLinks.signIn(ctx.config);
  const wasInReview = before.status === 'New' || before.status === 'Processing';
  if (after.status === 'Active' && wasInReview) {
    // A fresh link when approval came before verification (G23).
    const link = after.emailVerified ? undefined : await verificationUrl(tx, ctx, after.id);
    await enqueue(tx, mailJob, accountApproved({ ...person, signInUrl, verificationUrl: link }));
  } else if (after.status === 'Inactive' && wasInReview) {
    await enqueue(
      tx,
      mailJob,
      accountRejected({ ...person, reason, trackingUrl: await trackingUrl(tx, ctx, after.id) }),
    );
  } else {
    await enqueue(tx, mailJob, accountStatusChanged({ ...person, status: after.status, reason, signInUrl }));
  }
}
