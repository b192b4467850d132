import { useQuery } from '@tanstack/react-query';
import { transactionsExport, transactionsQuery } from 'shared-api';
import { transactionSorts, transactionTypes } from 'shared-api/rules';
import { DataTable, useListParams } from 'shared-ui/data';
import { ExportedList } from '../shared/ExportedList.tsx';
import { emptyList } from '../shared/emptyList.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { transactionColumns } from '../shared/transactionColumns.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { bookingTransactionsParams, transactionsParams } from './transactionsParams.ts';

/** The specified columns, sorted by the server where it can. */
const columns = transactionColumns.map((column) => ({
  ...column,
  nowrap: ['date', 'action'].includes(column.key),
  sort: transactionSorts.some((key) => key === column.key) ? ('server' as const) : undefined,
}));

export function StaffTransactionsTab({ label, type }: { label: string; type: 0 | 1 | 2 }) {
  const { page, sort, values, chosen, clear } = useListParams(
    type === transactionTypes.booking ? bookingTransactionsParams : transactionsParams,
    transactionSorts,
  );
  const { status, least, most, ...rest } = values;
  const filters = {
    ...rest,
    ...(type === transactionTypes.booking ? { paymentStatus: status } : { status }),
    amountFrom: least,
    amountTo: most,
    sort,
  };
  const transactions = useQuery(transactionsQuery(type, { ...filters, pageNumber: page }));
  return (
    <ExportedList
      label={label}
      filters={<TransactionFilters type={type} chosen={chosen} onClear={clear} />}
      exported={transactionsExport(type, filters)}
      total={transactions.data?.meta?.totalCount}
    >
      <QueryState query={transactions} what="The transactions">
        {({ transactions: rows, meta }) => (
          <DataTable
            desk
            label={label}
            columns={columns}
            rows={rows}
            rowKey={({ transactionType, transactionId }) => `${transactionType}-${transactionId}`}
            meta={meta}
            stale={transactions.isPlaceholderData}
            {...emptyList('transactions', chosen, clear)}
          />
        )}
      </QueryState>
    </ExportedList>
  );
}
