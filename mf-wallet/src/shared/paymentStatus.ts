import type { User } from 'shared-api/accounts';
import { can } from 'shared-api/http';
import { moneyState } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';

type Payable = Partial<Pick<Transaction, 'paymentStatus' | 'status'>>;

/** A reply without a payment status has been settled within the call, so only an explicit one is unpaid (G50). */
export const saysUnpaid = (transaction: Payable): boolean =>
  transaction.paymentStatus?.toLowerCase() === 'unpaid';

/**
 * Everybody sees it without a payment status, a Client alone when Unpaid (TRANSDETAIL-10), and of an organisation's
 * members those who fund its wallet.
 */
export const showsPayNow = (transaction: Payable, user: User | null): boolean =>
  moneyState(transaction) === 'due' &&
  (!user?.memberRole || can(user, 'wallet.fund')) &&
  (!transaction.paymentStatus || (saysUnpaid(transaction) && user?.role === 'Client'));
