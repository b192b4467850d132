import { compose, type Recipient } from './compose.ts';

interface Facts extends Recipient {
  verificationUrl: string;
}

export const verificationLink = ({ verificationUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Verify your email address',
    paragraphs: ['Please verify your email address with the link below; it is valid for 7 days.'],
    action: { label: 'Verify email address', url: verificationUrl },
  });
