import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  forgotUrl: string;
  /** Which sessions ended with it. */
  ended?: 'all its sessions' | 'all its other sessions';
}

export const passwordChanged = ({ to, name, forgotUrl, ended = 'all its sessions' }: Facts) =>
  compose({
    to,
    name,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed, and ${ended} were ended.`,
      'If it was not you, reset your password at once and contact the authority.',
    ],
    links: [{ label: 'Reset password', url: forgotUrl }],
  });
