import { bothWays } from '../lists/sorts.ts';

/** These are the defaults of two settings: pages send at least `modal`, and the server refuses amounts below `api`. */
export const minFundingKobo = { modal: 500_000_00, api: 50_000_00 };

export const maxFundingKobo = 100_000_000_00;

export const transactionSorts = bothWays('date', 'amount');

export const paymentStatuses = ['Paid', 'Unpaid'] as const;
export const paymentListStatuses = [
  'Paid',
  'Unpaid',
  'Expired',
  'Cancelled',
  'Underpaid',
  'Overpaid',
  'Mismatch',
] as const;
