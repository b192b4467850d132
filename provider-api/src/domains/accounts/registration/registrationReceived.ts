import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  verificationUrl: string;
  trackingUrl: string;
}

export const registrationReceived = ({ verificationUrl, trackingUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Your registration has been received',
    paragraphs: [
      'Thanks for registering! Your registration is currently in review.',
      'Please verify your e-mail address with the link below; it is valid for 7 days. We will write to you as soon as the review is done.',
    ],
    action: { label: 'Verify e-mail address', url: verificationUrl },
    links: [{ label: 'See where your registration stands', url: trackingUrl }],
  });
