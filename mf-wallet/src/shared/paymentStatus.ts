import type { Transaction, User } from 'shared-api/contract';

type Payable = Pick<Transaction, 'paymentStatus'>;

/** Compared whatever the letter case; a missing one is not Paid (TRANS-12). */
export const isPaid = (transaction: Payable): boolean => transaction.paymentStatus?.toLowerCase() === 'paid';

/** Only a reply that says so is unpaid; one that says nothing has been settled within the call (G50). */
export const saysUnpaid = (transaction: Payable): boolean =>
  transaction.paymentStatus?.toLowerCase() === 'unpaid';

/** Without a payment status to anybody; Unpaid to a Client alone (TRANSDETAIL-10). */
export const showsPayNow = (transaction: Payable, user: Pick<User, 'role'> | null): boolean =>
  !transaction.paymentStatus || (saysUnpaid(transaction) && user?.role === 'Client');
