import { isClient, useSession } from 'shared-api/http';
import { Slot } from 'shared-ui';
import { ClientTransactions } from './ClientTransactions.tsx';

/** One route, two views: a Client's own transactions, and those that staff read (TRANS-01, TRANS-20). */
export function TransactionsPage() {
  const user = useSession((state) => state.user);
  return isClient(user) ? (
    <ClientTransactions />
  ) : (
    <Slot name="staff.transactions" fallback={<ClientTransactions />} />
  );
}
