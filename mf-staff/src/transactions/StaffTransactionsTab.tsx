import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { downloadDocument, exportDownloads, transactionsQuery } from 'shared-api';
import { Button, Icon, Inline, Stack, usePageParam } from 'shared-ui';
import { DataTable, FilterBar, FilterSelect, SearchField } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import { transactionColumns } from '../shared/transactionColumns.tsx';

const paymentStatuses = [
  { value: 'Paid', label: 'Paid' },
  { value: 'Unpaid', label: 'Unpaid' },
];

export function StaffTransactionsTab({ label, type }: { label: string; type: 0 | 1 | 2 }) {
  const [search] = useSearchParams();
  const pageNumber = usePageParam();
  const { mutate, isPending } = useMutation(downloadDocument);
  const transactions = useQuery(
    transactionsQuery(type, {
      pageNumber,
      search: search.get('search') ?? undefined,
      paymentStatus: search.get('paymentStatus') ?? undefined,
    }),
  );
  return (
    <Stack space={4}>
      <Inline between>
        <FilterBar>
          <SearchField label="Search transactions" placeholder="Invoice, RRR or client" />
          <FilterSelect label="Payment Status" param="paymentStatus" options={paymentStatuses} />
        </FilterBar>
        <Button
          icon={<Icon name="download" />}
          loading={isPending}
          onClick={() => mutate(exportDownloads[type])}
        >
          Export
        </Button>
      </Inline>
      <QueryState query={transactions} what="The transactions">
        {({ transactions: rows, meta }) => (
          <DataTable
            label={label}
            columns={transactionColumns}
            rows={rows}
            rowKey={({ transactionId }) => transactionId}
            meta={meta}
            empty="There are no transactions"
          />
        )}
      </QueryState>
    </Stack>
  );
}
