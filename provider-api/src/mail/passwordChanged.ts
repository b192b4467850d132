import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  forgotUrl: string;
}

export const passwordChanged = ({ to, name, forgotUrl }: Facts) =>
  compose({
    to,
    name,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and all its sessions were ended.',
      'If it was not you, reset your password at once and contact the authority.',
    ],
    links: [{ label: 'Reset password', url: forgotUrl }],
  });
