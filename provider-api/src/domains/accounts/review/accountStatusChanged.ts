import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  status: string;
  reason: string | undefined;
  signInUrl: string;
}

export const accountStatusChanged = ({ status, reason, signInUrl, ...recipient }: Facts) =>
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
