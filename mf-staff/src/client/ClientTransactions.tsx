import { useQuery } from '@tanstack/react-query';
import { clientTransactionsQuery } from 'shared-api';
import { transactionTypes } from 'shared-api/rules';
import { Stack } from 'shared-ui';
import { DataTable } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import { transactionColumns } from '../shared/transactionColumns.tsx';

const lists = [
  {
    type: transactionTypes.registration,
    label: 'Registration',
    empty: 'There are no registration transactions to display',
  },
  { type: transactionTypes.fund, label: 'Funds', empty: 'There are no fund transactions to display' },
];

function TransactionsOfType({
  clientId,
  type,
  label,
  empty,
}: {
  clientId: number;
  type: number;
  label: string;
  empty: string;
}) {
  const transactions = useQuery(clientTransactionsQuery(type, clientId, 1));
  return (
    <section aria-label={label}>
      <Stack space={3}>
        <h2>{label}</h2>
        <QueryState query={transactions} what="The transactions">
          {({ transactions: rows }) => (
            <DataTable
              label={label}
              columns={transactionColumns}
              rows={rows}
              rowKey={({ transactionId }) => transactionId}
              empty={empty}
            />
          )}
        </QueryState>
      </Stack>
    </section>
  );
}

export const ClientTransactions = ({ clientId }: { clientId: number }) => (
  <Stack space={6}>
    {lists.map((list) => (
      <TransactionsOfType key={list.type} clientId={clientId} {...list} />
    ))}
  </Stack>
);
