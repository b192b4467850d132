import { countOf } from 'shared-api/rules';
import { compose, type Recipient } from '../../mail/compose.ts';

interface Facts extends Recipient {
  role: string;
  /** How long the link works. */
  days: number;
  passwordUrl: string;
}

export const staffInvitation = ({ role, days, passwordUrl, ...recipient }: Facts) =>
  compose({
    ...recipient,
    subject: 'Your staff account',
    paragraphs: [
      `An account with the role ${role} was created for you.`,
      `Set your password with the link below; it is valid for ${countOf(days, 'day')} and works once.`,
    ],
    action: { label: 'Set password', url: passwordUrl },
  });
