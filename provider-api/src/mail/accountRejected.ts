import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  reason: string | undefined;
}

export const accountRejected = ({ to, name, reason }: Facts) =>
  compose({
    to,
    name,
    subject: 'Your registration was not approved',
    paragraphs: [
      'Your registration has been reviewed and was not approved. Please contact the authority with any question.',
    ],
    facts: reason ? [['Reason', reason]] : [],
  });
