import { countOf } from 'shared-api/rules';
import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  role: string;
  /** How long the link works. */
  days: number;
  passwordUrl: string;
}

export const staffInvitation = ({ to, name, role, days, passwordUrl }: Facts) =>
  compose({
    to,
    name,
    subject: 'Your staff account',
    paragraphs: [
      `An account with the role ${role} was created for you.`,
      `Set your password with the link below; it is valid for ${countOf(days, 'day')} and works once.`,
    ],
    action: { label: 'Set password', url: passwordUrl },
  });
