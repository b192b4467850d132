import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  reason: string | undefined;
  trackingUrl: string;
}

export const accountRejected = ({ to, name, reason, trackingUrl }: Facts) =>
  compose({
    to,
    name,
    subject: 'Your registration was not approved',
    paragraphs: [
      'Your registration has been reviewed and was not approved. You can correct your details and documents and send them again. Please contact the authority with any question.',
    ],
    facts: reason ? [['Reason', reason]] : [],
    action: { label: 'Correct your registration', url: trackingUrl },
  });
