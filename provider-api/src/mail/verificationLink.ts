import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  verificationUrl: string;
}

export const verificationLink = ({ to, name, verificationUrl }: Facts) =>
  compose({
    to,
    name,
    subject: 'Verify your email address',
    paragraphs: ['Please verify your email address with the link below; it is valid for 7 days.'],
    action: { label: 'Verify email address', url: verificationUrl },
  });
