import type { User } from 'shared-api/accounts';
import { can } from 'shared-api/http';
import { moneyState } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';

type Payable = Partial<Pick<Transaction, 'paymentStatus' | 'status'>>;

/** A funding reply without a payment status is already paid, so only an explicit status means unpaid. */
export const saysUnpaid = (transaction: Payable): boolean =>
  transaction.paymentStatus?.toLowerCase() === 'unpaid';

export const showsPayNow = (transaction: Payable, user: User | null): boolean =>
  moneyState(transaction) === 'due' &&
  (!user?.memberRole || can(user, 'wallet.fund')) &&
  (!transaction.paymentStatus || (saysUnpaid(transaction) && user?.role === 'Client'));
