import { bothWays } from '../lists/sorts.ts';

/** The least that funds a wallet, until an Administrator changes it: what the page sends, and what the server takes (G48). */
export const minFundingKobo = { modal: 500_000_00, api: 50_000_00 };

/** The most that one invoice funds a wallet with, or any amount of naira names. */
export const maxFundingKobo = 100_000_000_00;

/** By date (the default is the newest first), or by amount. */
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
