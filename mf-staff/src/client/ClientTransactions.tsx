import { useQuery } from '@tanstack/react-query';
import { can, useSession } from 'shared-api/http';
import type { Permission } from 'shared-api/permissions';
import { transactionTypes } from 'shared-api/transactions';
import { clientTransactionsQuery } from 'shared-api/wallet';
import { usePageParam } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { StaffTable } from '../shared/StaffTable.tsx';
import { ownTransactionColumns } from '../shared/transactionColumns.tsx';

interface List {
  key: string;
  type: number;
  permission: Permission;
  label: string;
  empty: string;
}

const lists: readonly List[] = [
  {
    key: 'funds',
    type: transactionTypes.fund,
    permission: 'transactions.readFunds',
    label: 'Funds',
    empty: 'There are no fund transactions to display',
  },
  {
    key: 'registrations',
    type: transactionTypes.registration,
    permission: 'transactions.readRegistrations',
    label: 'Registration',
    empty: 'There are no registration transactions to display',
  },
];

function TransactionsOfType({ clientId, list: { type, label, empty } }: { clientId: number; list: List }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    clientTransactionsQuery(type, clientId, usePageParam()),
  );
  const found = data && { data: data.transactions, meta: data.meta };
  return (
    <StaffTable
      label={label}
      subject="The transactions"
      query={{ data: found, isError, isPlaceholderData, refetch }}
      columns={ownTransactionColumns}
      rowKey={({ transactionId }) => transactionId}
      empty={empty}
    />
  );
}

export function ClientTransactions({ clientId }: { clientId: number }) {
  const user = useSession((state) => state.user);
  const items = lists
    .filter(({ permission }) => can(user, permission))
    .map((list) => ({
      key: list.key,
      label: list.label,
      content: <TransactionsOfType key={list.key} clientId={clientId} list={list} />,
    }));
  return <Tabs label="The client's transactions" param="of" items={items} />;
}
