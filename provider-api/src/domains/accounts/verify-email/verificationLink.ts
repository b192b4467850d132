import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  verificationUrl: string;
}

export const verificationLink = ({ verificationUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Verify your e-mail address',
    paragraphs: ['Please verify your e-mail address with the link below; it is valid for 7 days.'],
    action: { label: 'Verify e-mail address', url: verificationUrl },
  });
