import { formatMoment } from 'shared-api/rules';
import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  device: string;
  /** The network address that it was signed in from. */
  address: string;
  at: Date;
  forgotUrl: string;
}

export const newDevice = ({ to, name, device, address, at, forgotUrl }: Facts) =>
  compose({
    to,
    name,
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
