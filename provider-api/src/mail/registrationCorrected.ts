import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  trackingUrl: string;
}

export const registrationCorrected = ({ to, name, trackingUrl }: Facts) =>
  compose({
    to,
    name,
    subject: 'Your corrected registration has been received',
    paragraphs: [
      'Thank you for correcting your registration. It is in review again, and we will write to you as soon as the review is done.',
    ],
    action: { label: 'See where your registration stands', url: trackingUrl },
  });
