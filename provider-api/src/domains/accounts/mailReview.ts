import { mailJob } from '../../adapters/mail/mailJob.ts';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { enqueue } from '../../jobs/index.ts';
import { accountApproved } from '../../mail/accountApproved.ts';
import { accountRejected } from '../../mail/accountRejected.ts';
import { accountStatusChanged } from '../../mail/accountStatusChanged.ts';
import { portalLinks } from '../../portalLinks.ts';
import { codeLifeMs, issueCode } from './codes.ts';
import { nameOf, type UserRow } from './userRow.ts';

interface Change {
  before: UserRow;
  after: UserRow;
  reason: string | undefined;
}

/** A fresh link when approval came before verification (G23). */
async function verificationUrlFor(
  tx: Tx,
  { clock, config }: Context,
  user: UserRow,
): Promise<string | undefined> {
  if (user.emailVerified) return undefined;
  const code = await issueCode(tx, {
    userId: user.id,
    purpose: 'verify',
    now: clock.now(),
    lifeMs: codeLifeMs.verify,
  });
  return portalLinks.verifyEmail(config, code);
}

/** Approved, rejected with the reason, or another status (S04, S17). */
export async function mailReview(tx: Tx, ctx: Context, { before, after, reason }: Change): Promise<void> {
  const person = { to: after.email, name: nameOf(after) };
  const signInUrl = portalLinks.signIn(ctx.config);
  const wasInReview = before.status === 'New' || before.status === 'Processing';
  if (after.status === 'Active' && wasInReview) {
    const verificationUrl = await verificationUrlFor(tx, ctx, after);
    await enqueue(tx, mailJob, accountApproved({ ...person, signInUrl, verificationUrl }));
  } else if (after.status === 'Inactive' && wasInReview) {
    await enqueue(tx, mailJob, accountRejected({ ...person, reason }));
  } else {
    await enqueue(tx, mailJob, accountStatusChanged({ ...person, status: after.status, reason, signInUrl }));
  }
}
