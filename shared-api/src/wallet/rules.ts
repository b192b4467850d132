import { bothWays } from '../lists/sorts.ts';

/** The default minimum for funding a wallet: from the page and through the API (G48). */
export const minFundingKobo = { modal: 500_000_00, api: 50_000_00 };

/** The maximum per invoice, and for any other amount of naira. */
export const maxFundingKobo = 100_000_000_00;

/** By date (default, newest first) or by amount. */
export const transactionSorts = bothWays('date', 'amount');
export type TransactionSort = (typeof transactionSorts)[number];

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
