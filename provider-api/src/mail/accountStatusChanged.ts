import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  status: string;
  reason: string | undefined;
  signInUrl: string;
}

export const accountStatusChanged = ({ to, name, status, reason, signInUrl }: Facts) =>
  compose({
    to,
    name,
    subject: `Your account status changed to ${status}`,
    paragraphs: [
      `The status of your account is now ${status}.`,
      status === 'Active' ? 'You can log in.' : 'Please contact the authority with any question.',
    ],
    facts: reason ? [['Reason', reason]] : [],
    ...(status === 'Active' && { action: { label: 'Log in', url: signInUrl } }),
  });
