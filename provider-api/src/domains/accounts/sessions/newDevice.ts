import { formatMoment } from 'shared-api/rules';
import { compose, type Recipient } from '../../../mail/compose.ts';

interface Facts extends Recipient {
  device: string;
  /** The network address that it was signed in from. */
  address: string;
  at: Date;
  forgotUrl: string;
}

export const newDevice = ({ device, address, at, forgotUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Sign-in from a new device',
    paragraphs: [
      'Your account was signed in to from a browser that we have not seen before.',
      'If it was you, nothing needs to be done: this browser is known from now on. If it was not you, reset your password at once, which ends every session, and contact the authority.',
    ],
    facts: [
      ['Device', device],
      ['Network address', address],
      ['Time', formatMoment(at)],
    ],
    links: [{ label: 'Reset password', url: forgotUrl }],
  });
