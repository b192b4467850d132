import { countOf, formatNaira, type Period, periodText } from 'shared-api/rules';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';
import { type SpendingLine, spendingCsv, spendingOf } from './spendingReport.ts';

function totalsOf(lines: readonly SpendingLine[]): [string, string][] {
  const totals = new Map<number, { maker: string; kobo: number }>();
  for (const { makerId, maker, kobo, keptKobo, refundedKobo } of lines)
    totals.set(makerId, { maker, kobo: (totals.get(makerId)?.kobo ?? 0) + kobo + keptKobo - refundedKobo });
  return [...totals.values()].map(({ maker, kobo }) => [maker, formatNaira(kobo)]);
}

export const memberEvents = {
  'member.invited': event<{ organisation: string; role: string; days: number; code: string }>({
    silent: true,
    letter: ({ organisation, role, days, code }, { config }) => ({
      subject: `${organisation} invites you to book with its wallet`,
      paragraphs: [
        `You were made a member of ${organisation} in the portal, with the role ${role}.`,
        `Set your password with the link below; it is valid for ${countOf(days, 'day')} and works once.`,
      ],
      action: { label: 'Set password', url: portalLinks.resetPassword(config, code) },
    }),
  }),

  'member.removed': event<{ organisation: string }>({
    silent: true,
    letter: ({ organisation }) => ({
      subject: `You are no longer a member of ${organisation}`,
      paragraphs: [
        `${organisation} removed you from its members: you can no longer sign in. What you booked stays booked.`,
      ],
    }),
  }),

  'members.spending': event<Period>({
    letter: async (period, { db }, owner) => {
      const lines = await spendingOf(db, owner.id, period);
      if (!owner.isActive || lines.length === 0) return undefined;
      return {
        subject: `Spending by member, ${periodText(period)}`,
        paragraphs: [
          'This is what was booked with your wallet, less refunds, by who booked it. The attached list has it by reference too.',
        ],
        facts: totalsOf(lines),
        attachments: [
          {
            name: `Spending ${period.from.slice(0, 7)}.csv`,
            contentType: 'text/csv',
            content: Buffer.from(spendingCsv(lines)),
          },
        ],
      };
    },
  }),
};
