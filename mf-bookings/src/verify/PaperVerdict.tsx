import type { VerifiedPaper } from 'shared-api/desk';
import { koboOf } from 'shared-api/money';
import { Banner, type BannerProps, formatDate, formatNaira } from 'shared-ui';
import { type Fact, Facts } from './Facts.tsx';

const amountText = (naira: number | undefined) =>
  naira === undefined ? undefined : formatNaira(koboOf(naira));

function verdictOf({ state, givenBack, replacedAt }: VerifiedPaper): BannerProps {
  if (state === 'replaced')
    return {
      tone: 'warning',
      title: `Replaced${replacedAt ? ` on ${formatDate(replacedAt)}` : ''}`,
      children: 'The newer paper counts. This one said:',
    };
  if (state === 'expired') return { tone: 'error', title: 'Expired: nothing is to be paid' };
  if (state === 'cancelled')
    return {
      tone: 'error',
      title:
        givenBack === undefined
          ? 'Cancelled: nothing is to be paid'
          : `Cancelled, ${givenBack > 0 ? amountText(givenBack) : 'nothing'} given back`,
    };
  if (state === 'unpaid') return { tone: 'info', title: 'Issued by this portal, not paid yet' };
  if (givenBack !== undefined) return { tone: 'warning', title: `Paid, ${amountText(givenBack)} given back` };
  return {
    tone: 'success',
    title: state === 'paid' ? 'Issued by this portal, paid' : 'Issued by this portal',
  };
}

/** The amounts on these papers are not amounts to pay, so they have labels of their own. */
const amountTerms: Partial<Record<VerifiedPaper['kind'], string>> = {
  statement: 'Closing balance',
  pack: 'Revenue',
};

const factsOf = ({ kind, number, from, date, amount, name, authority }: VerifiedPaper): Fact[] => [
  ['Number', number],
  ['From', from && formatDate(from)],
  [from ? 'To' : 'Date', date && formatDate(date)],
  [amountTerms[kind] ?? 'Amount', amountText(amount)],
  ['Name', name],
  ['Authority', authority],
];

export const PaperVerdict = ({ paper }: { paper: VerifiedPaper }) => (
  <>
    <Banner {...verdictOf(paper)} />
    <Facts facts={factsOf(paper)} />
  </>
);
