import type { User } from 'shared-api/accounts';
import { can } from 'shared-api/http';
import { moneyState } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';

type Payable = Partial<Pick<Transaction, 'paymentStatus' | 'status'>>;

/** If the reply to a funding request contains no payment status, the funding is already paid. */
export const saysUnpaid = (transaction: Payable): boolean =>
  transaction.paymentStatus?.toLowerCase() === 'unpaid';

export const showsPayNow = (transaction: Payable, user: User | null): boolean =>
  moneyState(transaction) === 'due' &&
  (!user?.memberRole || can(user, 'wallet.fund')) &&
  (!transaction.paymentStatus || (saysUnpaid(transaction) && user?.role === 'Client'));
