import { mailJob } from '../../../adapters/mail/mailJob.ts';
import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { enqueue } from '../../../jobs/index.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { trackingUrl, verificationUrl } from '../codes.ts';
import { nameOf, type UserRow } from '../userRow.ts';
import { accountApproved } from './accountApproved.ts';
import { accountRejected } from './accountRejected.ts';
import { accountStatusChanged } from './accountStatusChanged.ts';

interface Change {
  before: UserRow;
  after: UserRow;
  reason: string | undefined;
}

/** Approved, rejected with the reason, or another status (S04, S17). */
export async function mailReview(tx: Tx, ctx: Context, { before, after, reason }: Change): Promise<void> {
  const person = { to: after.email, name: nameOf(after) };
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
