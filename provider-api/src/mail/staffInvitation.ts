import { compose } from './compose.ts';

interface Facts {
  to: string;
  name: string;
  role: string;
  passwordUrl: string;
}

export const staffInvitation = ({ to, name, role, passwordUrl }: Facts) =>
  compose({
    to,
    name,
    subject: 'Your staff account',
    paragraphs: [
      `An account with the role ${role} was created for you.`,
      'Set your password with the link below; it is valid for 7 days and works once.',
    ],
    action: { label: 'Set password', url: passwordUrl },
  });
