import { bankOf, formatDate, formatNaira } from 'shared-api/rules';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';
import { openAccount, type PayoutRow, readPayout } from './payoutRow.ts';

export type ToldStep = 'asked' | 'paid' | 'refused' | 'returned';

const because = (reason: string | null | undefined): string => (reason ? `: ${reason}` : '');

const subjects: Readonly<Record<ToldStep, string>> = {
  asked: 'A payout of your balance was asked for',
  paid: 'Your payout was transferred',
  refused: 'Your payout ended: the money is in your wallet',
  returned: 'Your payout came back: the money is in your wallet',
};

function paragraphsOf(step: ToldStep, payout: PayoutRow): string[] {
  const { refused, returned, transferDate, reference, userId } = payout;
  switch (step) {
    case 'asked':
      return [
        'The amount left your wallet and waits for the finance office; you can withdraw it until it is approved.',
        'Was it not you? Withdraw it at once, change your password, and tell the finance office.',
      ];
    case 'paid':
      return [`It was transferred on ${formatDate(transferDate ?? '')}, reference ${reference}.`];
    case 'refused':
      return [
        refused?.by === userId
          ? 'You withdrew it.'
          : `The finance office refused it${because(refused?.reason)}.`,
      ];
    default:
      return [`The bank sent it back${because(returned?.reason)}.`];
  }
}

export const payoutEvents = {
  'payout.step': event<{ payoutId: number; step: ToldStep }>({
    letter: async ({ payoutId, step }, { db, config, secrets }) => {
      const payout = await readPayout(db, payoutId);
      return {
        subject: subjects[step],
        paragraphs: paragraphsOf(step, payout),
        facts: [
          ['Amount', formatNaira(payout.amountKobo)],
          ['Bank', bankOf(payout.bankCode)?.name ?? payout.bankCode],
          ['Account number', `ends with ${openAccount({ secrets }, payout).slice(-3)}`],
          ['Account name', payout.accountName],
        ],
        links: [{ label: 'View your payouts', url: portalLinks.payouts(config) }],
      };
    },
  }),
};
