import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  /** Whether two-factor sign-in was turned on, or off. */
  on: boolean;
  forgotUrl: string;
}

export const signInSecured = ({ on, forgotUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: `Two-factor sign-in was turned ${on ? 'on' : 'off'}`,
    paragraphs: [
      on
        ? 'From now on, signing in to your account asks for a code of your authenticator app. Keep the recovery codes where you find them without your telephone.'
        : 'Signing in to your account no longer asks for a code.',
      'If it was not you, reset your password at once and contact the authority.',
    ],
    links: [{ label: 'Reset password', url: forgotUrl }],
  });
