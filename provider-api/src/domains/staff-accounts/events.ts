import { countOf } from 'shared-api/rules';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';

export const staffEvents = {
  'staff.invited': event<{ role: string; days: number; code: string }>({
    silent: true,
    letter: ({ role, days, code }, { config }) => ({
      subject: 'Your staff account',
      paragraphs: [
        `An account with the role ${role} was created for you.`,
        `Set your password with the link below; it is valid for ${countOf(days, 'day')} and works once.`,
      ],
      action: { label: 'Set password', url: portalLinks.resetPassword(config, code) },
    }),
  }),

  'colleague.appointed': event<{
    name: string;
    email: string;
    role: string;
    /** Null means that a command on the server gave the role. */
    maker: string | null;
    /**
     * The `maker` gave the role. For this number of days after that, neither the `maker` nor the new colleague may
     * approve money that the other proposed.
     */
    days: number;
  }>({
    letter: ({ name, email, role, maker, days }) => ({
      subject: `A new ${role}`,
      paragraphs: [
        `${maker ?? 'A command on the server'} gave ${name} (${email}) the role ${role}.`,
        ...(maker !== null && days > 0
          ? [`For ${countOf(days, 'day')} neither of the two decides about money that the other proposed.`]
          : []),
        'If nobody told you of it, speak to an Administrator who did not do it.',
      ],
    }),
  }),
};
