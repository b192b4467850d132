import type { User } from 'shared-api/accounts';
import { can, ownerIdOf } from 'shared-api/http';
import { transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';

/**
 * Who may give up this unpaid invoice: its owner a funding that no other money came in for, the finance office any
 * that is not closed already, with a reason.
 */
export function mayCancel(
  { transactionType, applicationUserId, paymentStatus, status }: Transaction,
  user: User | null,
): 'owner' | 'finance' | undefined {
  const unpaid = paymentStatus?.toLowerCase() === 'unpaid';
  if (!user || !unpaid || transactionType === transactionTypes.booking) return undefined;
  if (can(user, 'payments.confirm'))
    return status === 'Expired' || status === 'Cancelled' ? undefined : 'finance';
  const owns = can(user, 'wallet.fund') && ownerIdOf(user) === applicationUserId;
  const open = !status || status === 'Unpaid';
  return owns && open && transactionType === transactionTypes.fund ? 'owner' : undefined;
}
