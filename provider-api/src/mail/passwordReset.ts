import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  resetUrl: string;
}

export const passwordReset = ({ to, name, resetUrl }: Facts) =>
  compose({
    to,
    name,
    subject: 'Reset your password',
    paragraphs: [
      'Somebody asked to reset the password of your account. The link below is valid for 1 hour and works once.',
      'If it was not you, nothing needs to be done: your password stays as it is.',
    ],
    action: { label: 'Reset password', url: resetUrl },
  });
