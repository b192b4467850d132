import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { exportDownloads, transactionsQuery } from 'shared-api';
import type { Transaction } from 'shared-api/contract';
import { Inline, LoadFailure, Stack, usePageParam } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { DocumentButton } from '../shared/DocumentButton.tsx';

interface TransactionsTabProps {
  type: 0 | 1 | 2;
  label: string;
  columns: readonly Column<Transaction>[];
  empty: string;
  emptyAction?: ReactNode;
}

export function TransactionsTab({ type, label, columns, empty, emptyAction }: TransactionsTabProps) {
  const pageNumber = usePageParam();
  const { data, isError, isFetching, refetch } = useQuery(transactionsQuery(type, { pageNumber }));
  return (
    <Stack space={4}>
      <Inline>
        <DocumentButton label="Export" download={exportDownloads[type]} />
      </Inline>
      {isError && !data ? (
        <LoadFailure what="The transactions" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={label}
          columns={columns}
          rows={data?.transactions}
          rowKey={({ transactionId }) => transactionId}
          meta={data?.meta}
          empty={empty}
          emptyAction={emptyAction}
        />
      )}
    </Stack>
  );
}
