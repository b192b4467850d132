import { formatRrr } from '../money/money.ts';
import { transactionTypes } from './types.ts';

interface Settlement {
  /** A booking has its booking status here. Another transaction is, for example, Unpaid, Cancelled or Expired. */
  status?: string | null | undefined;
  /** The status may be in any letter case. A missing status means unpaid. */
  paymentStatus?: string | null | undefined;
}

const calledOffAs: Readonly<Record<string, 'Cancelled' | 'Expired'>> = {
  Canceled: 'Cancelled',
  Flight_Canceled: 'Cancelled',
  Cancelled: 'Cancelled',
  Expired: 'Expired',
};

export const calledOff = ({ status }: Settlement): 'Cancelled' | 'Expired' | undefined =>
  calledOffAs[status ?? ''];

export type MoneyState = 'paid' | 'due' | 'closed';

export function moneyState(settlement: Settlement): MoneyState {
  if (settlement.paymentStatus?.toLowerCase() === 'paid') return 'paid';
  return calledOff(settlement) ? 'closed' : 'due';
}

/** A document for several transactions is due if any transaction is due, else paid if any is paid and not cancelled. */
export const standsForAll = <T extends Settlement>(several: readonly [T, ...T[]]): T =>
  several.find((each) => moneyState(each) === 'due') ??
  several.find((each) => !calledOff(each)) ??
  several[0];

interface Standing {
  paper: 'Receipt' | 'Invoice';
  stamp: string;
  says: string;
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

export const awaitsRrr = ({ transactionType, rrrNo, ...settlement }: Referenced): boolean =>
  !rrrNo && transactionType !== transactionTypes.booking && moneyState(settlement) === 'due';

export const rrrText = (transaction: Referenced, reader: 'client' | 'staff'): string =>
  transaction.rrrNo
    ? formatRrr(transaction.rrrNo)
    : reader === 'staff' && awaitsRrr(transaction)
      ? 'Processing...'
      : 'N/A';
