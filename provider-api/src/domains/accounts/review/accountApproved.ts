import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  signInUrl: string;
  /** A fresh link when the address is not verified yet (G23). */
  verificationUrl: string | undefined;
}

export const accountApproved = ({ signInUrl, verificationUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Your account has been approved',
    paragraphs: verificationUrl
      ? [
          'Your account has been approved. Please verify your e-mail address with the link below; then you can log in.',
        ]
      : ['Your account has been approved. You can now log in.'],
    action: verificationUrl
      ? { label: 'Verify e-mail address', url: verificationUrl }
      : { label: 'Log in', url: signInUrl },
    links: verificationUrl ? [{ label: 'Log in', url: signInUrl }] : [],
  });
