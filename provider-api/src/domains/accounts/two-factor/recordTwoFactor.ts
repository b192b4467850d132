import { mailJob } from '../../../adapters/mail/mailJob.ts';
import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { securityEvent } from '../../../http/securityEvents.ts';
import { enqueue } from '../../../jobs/index.ts';
import { compose, type Recipient } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { recordActivity } from '../../activities/index.ts';

interface MailFacts extends Recipient {
  on: boolean;
  forgotUrl: string;
}

const signInSecured = ({ on, forgotUrl, ...recipient }: MailFacts) =>
  compose({
    ...recipient,
    subject: `Two-factor sign-in was turned ${on ? 'on' : 'off'}`,
    paragraphs: [
      on
        ? 'From now on, signing in to your account asks for a code of your authenticator app. Keep the recovery codes where you find them without your telephone.'
        : 'Signing in to your account no longer asks for a code.',
      'If it was not you, reset your password at once and contact the authority.',
    ],
    links: [{ label: 'Reset password', url: forgotUrl }],
  });

interface Person {
  id: number;
  email: string;
  name: string;
}

/** The owner learns of every change of how they sign in, whoever made it. */
export async function recordTwoFactor(tx: Tx, ctx: Context, person: Person, on: boolean): Promise<void> {
  const { clock, config } = ctx;
  const description = `Two-factor sign-in turned ${on ? 'on' : 'off'}`;
  await recordActivity(tx, { userId: person.id, description, at: clock.now() });
  securityEvent(ctx, 'two_factor_changed', { account: person.email, reason: on ? 'on' : 'off' });
  const forgotUrl = portalLinks.forgotPassword(config);
  await enqueue(tx, mailJob, signInSecured({ to: person.email, name: person.name, on, forgotUrl }));
}

/** The app's secret and the recovery codes go together; returns whether there was a secret. */
export async function removeTwoFactor(tx: Tx, userId: number): Promise<boolean> {
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  const { rowCount } = await tx.query('delete from two_factor where user_id = $1', [userId]);
  return rowCount > 0;
}
