import type { Transaction, User } from 'shared-api/contract';
import { transactionTypes } from 'shared-api/rules';

/** An unpaid funding of one's own, of which no other money came in and which is not closed already. */
export const mayCancel = (
  { transactionType, applicationUserId, paymentStatus, status }: Transaction,
  user: Pick<User, 'id' | 'role'> | null,
): boolean =>
  user?.role === 'Client' &&
  user.id === applicationUserId &&
  transactionType === transactionTypes.fund &&
  paymentStatus?.toLowerCase() === 'unpaid' &&
  (!status || status === 'Unpaid');
