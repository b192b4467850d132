import { formatRrr } from '../money/money.ts';
import { transactionTypes } from './types.ts';

/** The money of a booking, a funding or a registration fee, as replies carry it. */
interface Settlement {
  /** A booking has its own status; any other has one where there is a reason why it is not paid. */
  status?: string | null | undefined;
  /** The letter case does not count; a missing one is not Paid (TRANS-12). */
  paymentStatus?: string | null | undefined;
}

/** A flight that did not leave cancels its booking too. */
const calledOffAs: Readonly<Record<string, 'Cancelled' | 'Expired'>> = {
  Canceled: 'Cancelled',
  Flight_Canceled: 'Cancelled',
  Cancelled: 'Cancelled',
  Expired: 'Expired',
};

/** Cancelled or expired, whether or not it was paid before. */
export const calledOff = ({ status }: Settlement): 'Cancelled' | 'Expired' | undefined =>
  calledOffAs[status ?? ''];

/** Paid, still to be paid, or called off before anybody paid: nobody pays that any more. */
export type MoneyState = 'paid' | 'due' | 'closed';

export function moneyState(settlement: Settlement): MoneyState {
  if (settlement.paymentStatus?.toLowerCase() === 'paid') return 'paid';
  return calledOff(settlement) ? 'closed' : 'due';
}

/** Which of several on one paper stands for all: one to be paid, then one that is paid and goes on. */
export const standsForAll = <T extends Settlement>(several: readonly [T, ...T[]]): T =>
  several.find((each) => moneyState(each) === 'due') ??
  several.find((each) => !calledOff(each)) ??
  several[0];

interface Standing {
  paper: 'Receipt' | 'Invoice';
  stamp: string;
  says: string;
  /** In a line of its own: on the paper, in letters and to whoever checks the paper. */
  remark: string | null;
  verified: 'paid' | 'unpaid' | 'cancelled' | 'expired';
  shown: string;
}

const openReasons: readonly unknown[] = ['Underpaid', 'Overpaid', 'Mismatch'];

/** The one table of how money stands, whatever path led there, and of all that is said of it. */
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

/** Only what the gateway is asked to collect, and still may, gets an RRR. */
export const awaitsRrr = ({ transactionType, rrrNo, ...settlement }: Referenced): boolean =>
  !rrrNo && transactionType !== transactionTypes.booking && moneyState(settlement) === 'due';

/** Clients read N/A, staff only where none comes (TRANS-14, TRANS-28, G71). */
export const rrrText = (transaction: Referenced, reader: 'client' | 'staff'): string =>
  transaction.rrrNo
    ? formatRrr(transaction.rrrNo)
    : reader === 'staff' && awaitsRrr(transaction)
      ? 'Processing...'
      : 'N/A';
