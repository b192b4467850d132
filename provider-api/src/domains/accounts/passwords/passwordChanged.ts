import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  forgotUrl: string;
  ended?: 'all its sessions' | 'all its other sessions';
}

export const passwordChanged = ({ forgotUrl, ended = 'all its sessions', ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed, and ${ended} were ended.`,
      'If it was not you, reset your password at once and contact the authority.',
    ],
    links: [{ label: 'Reset password', url: forgotUrl }],
  });
