import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  trackingUrl: string;
}

export const registrationCorrected = ({ trackingUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Your corrected registration has been received',
    paragraphs: [
      'Thank you for correcting your registration. It is in review again, and we will write to you as soon as the review is done.',
    ],
    action: { label: 'See where your registration stands', url: trackingUrl },
  });
