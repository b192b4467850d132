import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  reason: string | undefined;
  trackingUrl: string;
}

export const accountRejected = ({ reason, trackingUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Your registration was not approved',
    paragraphs: [
      'Your registration has been reviewed and was not approved. You can correct your details and documents and send them again. Please contact the authority with any question.',
    ],
    facts: reason ? [['Reason', reason]] : [],
    action: { label: 'Correct your registration', url: trackingUrl },
  });
