import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCan, useExport } from 'shared-api/http';
import { type TransactionType, transactionTypes } from 'shared-api/transactions';
import { type Transaction, transactionSorts, transactionsExport, transactionsQuery } from 'shared-api/wallet';
import { Button, Icon, lazyPart } from 'shared-ui';
import { type Column, ListFrame, type PeekContent, QueryTable, useListParams } from 'shared-ui/data';
import { TransactionFilters } from './TransactionFilters.tsx';
import { transactionsParams } from './transactionsParams.ts';

const CancelUnpaid = lazyPart(async () => (await import('./CancelUnpaid.tsx')).CancelUnpaid);

interface TransactionsTabProps {
  type: TransactionType;
  label: string;
  columns: readonly Column<Transaction>[];
  empty: string;
  emptyAction?: ReactNode;
}

const peek: PeekContent<Transaction> = { titleOf: ({ id }) => `Invoice ${id}` };

export function TransactionsTab({ type, label, columns, empty, emptyAction }: TransactionsTabProps) {
  const { page, sort, values, chosen, clear } = useListParams(transactionsParams(type), transactionSorts);
  const asked = { ...values, sort };
  const exporting = useExport(transactionsExport(type, asked));
  const found = useQuery(transactionsQuery(type, { ...asked, pageNumber: page }));
  const { data, isPlaceholderData } = found;
  const funds = useCan('wallet.fund');
  const unpaid = data?.data.transactions[0];
  const count = data?.meta?.totalCount ?? 0;
  const isAllUnpaid =
    type === transactionTypes.fund && values.status === 'Unpaid' && chosen === 1 && page === 1 && !sort;
  return (
    <ListFrame
      label={label}
      filters={<TransactionFilters type={type} chosen={chosen} onClear={clear} />}
      actions={
        <>
          {funds && isAllUnpaid && !isPlaceholderData && unpaid && count > 1 && (
            <CancelUnpaid count={count} newestId={unpaid.transactionId} failed={null} />
          )}
          <Button icon={<Icon name="download" />} {...exporting}>
            Export
          </Button>
        </>
      }
    >
      <QueryTable
        worklist
        peek={peek}
        label={label}
        columns={columns}
        query={{ ...found, data: data && { data: data.data.transactions, meta: data.meta } }}
        subject="The transactions"
        rowKey={({ transactionId }) => transactionId}
        empty={empty}
        emptyAction={chosen > 0 ? <Button onClick={clear}>Clear filters</Button> : emptyAction}
      />
    </ListFrame>
  );
}
