import type { LineView, SettlementLineShown } from 'shared-api/books';
import type { Tone } from 'shared-ui';

export const lineViewText: Record<LineView, { label: string; tone: Tone }> = {
  matched: { label: 'Matched', tone: 'success' },
  differs: { label: 'Amount differs', tone: 'warning' },
  unpaid: { label: 'Not yet paid here', tone: 'warning' },
  unknown: { label: 'Unknown RRR', tone: 'error' },
  repeated: { label: 'Listed before', tone: 'warning' },
  taken_back: { label: 'Taken back', tone: 'error' },
  suspense: { label: 'In suspense', tone: 'warning' },
  posted: { label: 'Posted', tone: 'neutral' },
  ignored: { label: 'Ignored', tone: 'neutral' },
};

const otherAmounts = ['Underpaid', 'Overpaid'];

function unpaidStep({ payment }: SettlementLineShown): string {
  const isOther = otherAmounts.includes(payment?.status ?? '');
  if (payment?.waits)
    return isOther
      ? 'Other money came than was invoiced: accept what was paid, under Payments'
      : 'The gateway is asked whether it is paid; the file alone credits nobody';
  return isOther
    ? 'The invoice was closed, and other money came: accept it under Payments, or post it to suspense if it was credited before'
    : 'The invoice was closed: post it to suspense, then decide';
}

export const mayPost = (line: SettlementLineShown): boolean =>
  line.resolved === null && line.state !== 'matched' && !line.payment?.waits;

export const mayIgnore = ({ resolved, state }: SettlementLineShown): boolean =>
  resolved === null && state === 'repeated';

/** A posted line remains in suspense until two people have decided. */
export const isUndecided = ({ resolved, suspense, decisionProposed }: SettlementLineShown): boolean =>
  resolved === 'posted' && suspense !== 0 && !decisionProposed;

export const lacks = ({ resolved, state, payment, decisionProposed }: SettlementLineShown): boolean =>
  resolved === 'posted' && state === 'differs' && (payment?.open ?? 0) > 0 && !decisionProposed;

export function nextStep(line: SettlementLineShown): string | undefined {
  if (line.decisionProposed) return 'Waits for somebody else to approve a decision';
  if (isUndecided(line)) return 'In suspense until two people decide whose it is';
  if (lacks(line)) return 'Less came than was open: wait for the rest, or write it off';
  if (line.resolved) return undefined;
  switch (line.state) {
    case 'unpaid':
      return unpaidStep(line);
    case 'unknown':
      return 'Not an RRR of the portal: post it to suspense, then find its payer';
    case 'repeated':
      return 'Ignore it if it was only listed twice; post it if the money came twice';
    case 'taken_back':
      return 'Post it, then take it from the wallet or write it off';
    case 'differs':
      return 'Post what came; the rest lies in suspense or stays open';
    default:
      return undefined;
  }
}
