import type { User } from 'shared-api/accounts';
import { moneyState } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';

type Payable = Partial<Pick<Transaction, 'paymentStatus' | 'status'>>;

/** Only a reply that says so is unpaid; one that says nothing has been settled within the call (G50). */
export const saysUnpaid = (transaction: Payable): boolean =>
  transaction.paymentStatus?.toLowerCase() === 'unpaid';

/** Without a payment status to anybody; Unpaid to a Client alone (TRANSDETAIL-10). */
export const showsPayNow = (transaction: Payable, user: Pick<User, 'role'> | null): boolean =>
  moneyState(transaction) === 'due' &&
  (!transaction.paymentStatus || (saysUnpaid(transaction) && user?.role === 'Client'));
