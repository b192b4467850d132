import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  resetUrl: string;
}

export const passwordReset = ({ resetUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Reset your password',
    paragraphs: [
      'Somebody asked to reset the password of your account. The link below is valid for 1 hour and works once.',
      'If it was not you, nothing needs to be done: your password stays as it is.',
    ],
    action: { label: 'Reset password', url: resetUrl },
  });
