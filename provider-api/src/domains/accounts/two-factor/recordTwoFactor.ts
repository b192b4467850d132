import { mailJob } from '../../../adapters/mail/mailJob.ts';
import type { Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { securityEvent } from '../../../http/securityEvents.ts';
import { enqueue } from '../../../jobs/index.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { recordActivity } from '../../activities/index.ts';
import { signInSecured } from './signInSecured.ts';

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
