import { can, useSession } from 'shared-api/http';
import { transactionTypes } from 'shared-api/transactions';
import { clientTransactionsQuery } from 'shared-api/wallet';
import { ListTabs } from '../shared/ListTabs.tsx';
import { ownTransactionColumns as columns } from '../shared/transactionColumns.tsx';

const lists = [
  {
    key: 'funds',
    permission: 'transactions.readFunds',
    label: 'Funds',
    columns,
    empty: 'There are no fund transactions to display',
  },
  {
    key: 'registrations',
    permission: 'transactions.readRegistrations',
    label: 'Registration',
    columns,
    empty: 'There are no registration transactions to display',
  },
] as const;

const types = { funds: transactionTypes.fund, registrations: transactionTypes.registration };

export function ClientTransactions({ clientId }: { clientId: number }) {
  const user = useSession((state) => state.user);
  return (
    <ListTabs
      label="Transactions of the client"
      param="of"
      lists={lists.filter(({ permission }) => can(user, permission))}
      rowsOf={(key, pageNumber) => clientTransactionsQuery(types[key], clientId, pageNumber)}
      rowKey={({ transactionId }) => transactionId}
    />
  );
}
