import type { User } from 'shared-api/accounts';
import { can, ownerIdOf } from 'shared-api/http';
import { moneyState, transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { saysUnpaid } from './paymentStatus.ts';

export function mayCancel(transaction: Transaction, user: User | null): 'owner' | 'finance' | undefined {
  const { transactionType, applicationUserId, status } = transaction;
  if (!user || !saysUnpaid(transaction) || transactionType === transactionTypes.booking) return undefined;
  if (can(user, 'payments.confirm')) return moneyState(transaction) === 'due' ? 'finance' : undefined;
  const owns = can(user, 'wallet.fund') && ownerIdOf(user) === applicationUserId;
  const open = !status || status === 'Unpaid';
  return owns && open && transactionType === transactionTypes.fund ? 'owner' : undefined;
}
