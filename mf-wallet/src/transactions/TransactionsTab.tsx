import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { downloadDocument } from 'shared-api/http';
import type { TransactionType } from 'shared-api/transactions';
import { type Transaction, transactionSorts, transactionsExport, transactionsQuery } from 'shared-api/wallet';
import { Button, Icon, LoadFailure } from 'shared-ui';
import { type Column, DataTable, ListFrame, type PeekContent, useListParams } from 'shared-ui/data';
import { TransactionFilters } from './TransactionFilters.tsx';
import { transactionsParams } from './transactionsParams.ts';

interface TransactionsTabProps {
  type: TransactionType;
  label: string;
  columns: readonly Column<Transaction>[];
  empty: string;
  emptyAction?: ReactNode;
}

const peek: PeekContent<Transaction> = { titleOf: ({ id }) => `Invoice ${id}` };

/** The filters and the sort hold over all pages, and the export has the same rows. */
export function TransactionsTab({ type, label, columns, empty, emptyAction }: TransactionsTabProps) {
  const { page, sort, values, chosen, clear } = useListParams(transactionsParams(type), transactionSorts);
  const exporting = useMutation(downloadDocument);
  const asked = { ...values, sort };
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    transactionsQuery(type, { ...asked, pageNumber: page }),
  );
  return (
    <ListFrame
      label={label}
      filters={<TransactionFilters type={type} chosen={chosen} onClear={clear} />}
      actions={
        <Button
          icon={<Icon name="download" />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate(transactionsExport(type, asked))}
        >
          Export
        </Button>
      }
    >
      {isError && !data ? (
        <LoadFailure what="The transactions" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          worklist
          peek={peek}
          label={label}
          columns={columns}
          dataSource={data?.data.transactions}
          rowKey={({ transactionId }) => transactionId}
          meta={data?.meta}
          stale={isPlaceholderData}
          empty={empty}
          emptyAction={chosen > 0 ? <Button onClick={clear}>Clear filters</Button> : emptyAction}
        />
      )}
    </ListFrame>
  );
}
