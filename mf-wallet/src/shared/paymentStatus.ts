import type { User } from 'shared-api/accounts';
import type { Transaction } from 'shared-api/wallet';

type Payable = Partial<Pick<Transaction, 'paymentStatus' | 'status'>>;

const closed: readonly unknown[] = ['Expired', 'Cancelled'];

/** Compared whatever the letter case; a missing one is not Paid (TRANS-12). */
export const isPaid = (transaction: Payable): boolean => transaction.paymentStatus?.toLowerCase() === 'paid';

/** Only a reply that says so is unpaid; one that says nothing has been settled within the call (G50). */
export const saysUnpaid = (transaction: Payable): boolean =>
  transaction.paymentStatus?.toLowerCase() === 'unpaid';

/** An invoice that nobody waits for any more: it expired, or it was canceled. */
export const isClosed = (transaction: Payable): boolean =>
  !isPaid(transaction) && closed.includes(transaction.status);

/** What the Status column says of a funding or registration: why an invoice is not paid, where there is a reason. */
export const shownStatus = (transaction: Payable): string | null | undefined =>
  saysUnpaid(transaction) && transaction.status ? transaction.status : transaction.paymentStatus;

/** Without a payment status to anybody; Unpaid to a Client alone (TRANSDETAIL-10). */
export const showsPayNow = (transaction: Payable, user: Pick<User, 'role'> | null): boolean =>
  !isClosed(transaction) &&
  (!transaction.paymentStatus || (saysUnpaid(transaction) && user?.role === 'Client'));
