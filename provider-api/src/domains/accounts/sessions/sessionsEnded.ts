import { formatMoment } from 'shared-api/rules';
import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  at: Date;
  forgotUrl: string;
}

export const sessionsEnded = ({ at, forgotUrl, ...recipient }: Facts) =>
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
