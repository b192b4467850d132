import type { endSessionsOfUser as endpoint } from 'shared-api/contract';
import { formatMoment } from 'shared-api/rules';
import { mailJob } from '../../../adapters/mail/mailJob.ts';
import type { Verb } from '../../../http/context.ts';
import { BadRequest, NotFound } from '../../../http/errors.ts';
import { enqueue } from '../../../jobs/index.ts';
import { compose, type Recipient } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import { lockUser, nameOf } from '../userRow.ts';
import { endSessions } from './sessions.ts';

interface MailFacts extends Recipient {
  at: Date;
  forgotUrl: string;
}

const sessionsEnded = ({ at, forgotUrl, ...recipient }: MailFacts) =>
  compose({
    ...recipient,
    subject: 'You were signed out everywhere',
    paragraphs: [
      'An administrator of the portal ended all sessions of your account. Wherever you were signed in, you have to sign in again; your password is the same as before.',
      'If you did not ask for it, somebody else may have used your account: reset your password at once and contact the authority.',
    ],
    facts: [['Time', formatMoment(at)]],
    links: [{ label: 'Reset password', url: forgotUrl }],
  });

/** For a telephone that was lost, or a browser left open: whoever knows the password can sign in again; the owner is told. */
export const endSessionsOfUser: Verb<typeof endpoint> = async (ctx, { params, body }) => {
  const { db, actor, clock, config } = ctx;
  if (params.id === actor.id) throw new BadRequest('Your own sessions are ended under Sign-in and security');
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, params.id);
    if (!user) throw new NotFound('There is no such user');
    const at = clock.now();
    const sessions = await endSessions(tx, user.id, at);
    await recordActivity(tx, { userId: user.id, description: `All sessions ended by ${actor.name}`, at });
    await enqueue(
      tx,
      mailJob,
      sessionsEnded({
        to: user.email,
        name: nameOf(user),
        at,
        forgotUrl: portalLinks.forgotPassword(config),
      }),
    );
    await recordAudit(tx, ctx, {
      action: 'user.sessionsEnd',
      subject: ['user', user.id],
      before: { sessions },
      after: { sessions: 0 },
      reason: body.Reason,
    });
  });
  return { data: {}, message: 'All sessions ended' };
};
