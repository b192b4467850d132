import { searchText } from '../text/searchText.ts';
import { accountNumberProblem, isCheckedBank } from './banks.ts';

export * from './banks.ts';

export const payoutStatuses = ['Asked', 'Approved', 'Paid', 'Returned', 'Refused'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

const words = (name: string): string[] =>
  searchText(name)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();

export const isOwnName = (accountName: string, ownName: string): boolean =>
  words(accountName).join(' ') === words(ownName).join(' ');

interface TypedAccount {
  bankCode?: string;
  accountNumber?: string;
  again?: string;
  accountName?: string;
}

export const accountProblems = (
  { bankCode, accountNumber = '', again, accountName = '' }: TypedAccount,
  ownName: string,
) => ({
  accountNumber: accountNumberProblem(bankCode, accountNumber),
  again: isCheckedBank(bankCode) || again === accountNumber ? undefined : 'Must be the same account number',
  accountName: isOwnName(accountName, ownName) ? undefined : `Must be an account in the name of ${ownName}`,
});
