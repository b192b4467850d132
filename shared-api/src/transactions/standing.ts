import { formatRrr } from '../money/money.ts';
import { transactionTypes } from './types.ts';

interface Settlement {
  /** A booking's own status; for others, the reason why the transaction is not paid, if there is one. */
  status?: string | null | undefined;
  /** In any letter case; a missing status means not Paid (TRANS-12). */
  paymentStatus?: string | null | undefined;
}

/** A canceled flight cancels its booking too. */
const calledOffAs: Readonly<Record<string, 'Cancelled' | 'Expired'>> = {
  Canceled: 'Cancelled',
  Flight_Canceled: 'Cancelled',
  Cancelled: 'Cancelled',
  Expired: 'Expired',
};

/** Regardless of an earlier payment. */
export const calledOff = ({ status }: Settlement): 'Cancelled' | 'Expired' | undefined =>
  calledOffAs[status ?? ''];

/** 'closed' is called off before it was paid, so nobody can pay it any more. */
export type MoneyState = 'paid' | 'due' | 'closed';

export function moneyState(settlement: Settlement): MoneyState {
  if (settlement.paymentStatus?.toLowerCase() === 'paid') return 'paid';
  return calledOff(settlement) ? 'closed' : 'due';
}

/** The one whose state the common document shows: first one that is due, then one that is paid and not called off. */
export const standsForAll = <T extends Settlement>(several: readonly [T, ...T[]]): T =>
  several.find((each) => moneyState(each) === 'due') ??
  several.find((each) => !calledOff(each)) ??
  several[0];

interface Standing {
  paper: 'Receipt' | 'Invoice';
  stamp: string;
  says: string;
  /** A line of its own on the document, in letters and on the page that verifies the document. */
  remark: string | null;
  verified: 'paid' | 'unpaid' | 'cancelled' | 'expired';
  shown: string;
}

const openReasons: readonly unknown[] = ['Underpaid', 'Overpaid', 'Mismatch'];

export function standingOf(settlement: Settlement): Standing {
  const how = calledOff(settlement) ?? 'Cancelled';
  const { status } = settlement;
  const standings: Record<MoneyState, Standing> = {
    paid: {
      paper: 'Receipt',
      stamp: 'PAID',
      says: 'What was paid, for your books',
      remark: null,
      verified: calledOff(settlement) ? 'cancelled' : 'paid',
      shown: 'Paid',
    },
    due: {
      paper: 'Invoice',
      stamp: 'UNPAID',
      says: 'What is to be paid',
      remark: null,
      verified: 'unpaid',
      shown: status && openReasons.includes(status) ? status : 'Unpaid',
    },
    closed: {
      paper: 'Invoice',
      stamp: how.toUpperCase(),
      says: `${how}: nothing is to be paid`,
      remark: `${how}: this invoice can no longer be paid. Nothing is to be paid.`,
      verified: how === 'Expired' ? 'expired' : 'cancelled',
      shown: how,
    },
  };
  return standings[moneyState(settlement)];
}

interface Referenced extends Settlement {
  transactionType?: number | undefined;
  rrrNo?: string | null | undefined;
}

/** Only a due payment that the gateway collects gets an RRR. */
export const awaitsRrr = ({ transactionType, rrrNo, ...settlement }: Referenced): boolean =>
  !rrrNo && transactionType !== transactionTypes.booking && moneyState(settlement) === 'due';

/** Clients read N/A; staff read it only where no RRR will come (TRANS-14, TRANS-28, G71). */
export const rrrText = (transaction: Referenced, reader: 'client' | 'staff'): string =>
  transaction.rrrNo
    ? formatRrr(transaction.rrrNo)
    : reader === 'staff' && awaitsRrr(transaction)
      ? 'Processing...'
      : 'N/A';
