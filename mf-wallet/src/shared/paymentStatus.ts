import type { User } from 'shared-api/accounts';
import { can } from 'shared-api/http';
import { moneyState } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';

type Payable = Partial<Pick<Transaction, 'paymentStatus' | 'status'>>;

/** A reply without a payment status was settled within the call, so only an explicit status means unpaid (G50). */
export const saysUnpaid = (transaction: Payable): boolean =>
  transaction.paymentStatus?.toLowerCase() === 'unpaid';

/**
 * Without a payment status everybody may see Pay Now, with Unpaid only a Client (TRANSDETAIL-10); of an organisation's
 * members only those who may fund its wallet.
 */
export const showsPayNow = (transaction: Payable, user: User | null): boolean =>
  moneyState(transaction) === 'due' &&
  (!user?.memberRole || can(user, 'wallet.fund')) &&
  (!transaction.paymentStatus || (saysUnpaid(transaction) && user?.role === 'Client'));
