import { bankOf, formatDate, formatNaira, formatNgn, isStaff } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { publish } from '../../http/events.ts';
import { enqueue, job } from '../../jobs/index.ts';
import { compose } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { recordActivity, recordAudit } from '../activities/index.ts';
import { auditedPayout, openAccount, type PayoutRow, readPayout } from './payoutRow.ts';

type Step = 'asked' | 'approved' | 'paid' | 'refused' | 'returned';
/** An approval is not told to the client: nothing has reached them yet. */
type ToldStep = Exclude<Step, 'approved'>;

const because = (reason: string | null | undefined): string => (reason ? `: ${reason}` : '');

const isWithdrawn = ({ refused, userId }: PayoutRow): boolean => refused?.by === userId;

const subjects: Readonly<Record<ToldStep, string>> = {
  asked: 'A payout of your balance was asked for',
  paid: 'Your payout was transferred',
  refused: 'Your payout ended: the money is in your wallet',
  returned: 'Your payout came back: the money is in your wallet',
};

function paragraphs(step: ToldStep, payout: PayoutRow): string[] {
  switch (step) {
    case 'asked':
      return [
        'The amount left your wallet and waits for the finance office; you can withdraw it until it is approved.',
        'Was it not you? Withdraw it at once, change your password, and tell the finance office.',
      ];
    case 'paid':
      return [
        `It was transferred on ${formatDate(payout.transferDate ?? '')}, reference ${payout.reference}.`,
      ];
    case 'refused':
      return [
        isWithdrawn(payout)
          ? 'You withdrew it.'
          : `The finance office refused it${because(payout.refused?.reason)}.`,
      ];
    default:
      return [`The bank sent it back${because(payout.returned?.reason)}.`];
  }
}

/** The letter is drawn when it leaves. */
export const payoutLetter = job<{ payoutId: number; step: ToldStep }>(
  'payouts.mail',
  async ({ db, mailer, config, secrets }, { payoutId, step }, id) => {
    const payout = await readPayout(db, payoutId);
    const letter = compose({
      to: payout.clientEmail,
      name: payout.clientName,
      subject: subjects[step],
      paragraphs: paragraphs(step, payout),
      facts: [
        ['Amount', formatNaira(payout.amountKobo)],
        ['Bank', bankOf(payout.bankCode)?.name ?? payout.bankCode],
        ['Account number', `ends with ${openAccount({ secrets }, payout).slice(-3)}`],
        ['Account name', payout.accountName],
      ],
      links: [{ label: 'View your payouts', url: portalLinks.payouts(config) }],
    });
    await mailer.send(letter, id);
  },
  'mail',
);

const activities: Readonly<Record<ToldStep, string>> = {
  asked: 'asked for',
  paid: 'transferred',
  refused: 'ended',
  returned: 'came back',
};

interface Told {
  step: Step;
  before?: PayoutRow;
  after: PayoutRow;
}

export async function tellStep(tx: Tx, ctx: Context, { step, before, after }: Told): Promise<void> {
  const { id, userId, amountKobo } = after;
  if (isStaff(ctx.actor.role))
    await recordAudit(tx, ctx, {
      action: `payout.${step}`,
      subject: ['payout', id],
      before: before && auditedPayout(before),
      after: auditedPayout(after),
      reason: after.returned?.reason ?? after.refused?.reason,
    });
  if (step !== 'approved') {
    await recordActivity(tx, {
      userId,
      description: `Payout of ${formatNgn(amountKobo)} ${activities[step]}`,
      at: ctx.clock.now(),
      needs: 'transactions.readFunds',
    });
    await enqueue(tx, payoutLetter, { payoutId: id, step });
  }
  await publish(tx, { type: 'wallet', id: null, userId, staff: true });
}
