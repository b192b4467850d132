import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paymentsQuery } from 'shared-api';
import { PageHeader, Skeletons, Stack, Tabs, usePageParam } from 'shared-ui';
import { FilterBar, ListFrame, SearchField } from 'shared-ui/data';
import { DeskTable } from '../shared/DeskTable.tsx';
import { paymentColumns } from './paymentColumns.tsx';

const lists = [
  { key: 'attention', label: 'To look at', empty: 'There is no payment to look at' },
  { key: 'unpaid', label: 'Unpaid', empty: 'There are no unpaid invoices' },
  { key: 'registrations', label: 'Registration fees', empty: 'There are no registration invoices' },
] as const;
type List = (typeof lists)[number];

function Invoices({ list: { key, label, empty } }: { list: List }) {
  const [address] = useSearchParams();
  const search = address.get('search') ?? undefined;
  const payments = useQuery(paymentsQuery({ list: key, pageNumber: usePageParam(), search }));
  return (
    <ListFrame
      label={label}
      filters={
        <FilterBar>
          <SearchField label="Search invoices" placeholder="Invoice, RRR or client" />
        </FilterBar>
      }
    >
      <DeskTable
        label={label}
        what="The invoices"
        query={payments}
        columns={paymentColumns[key]}
        rowKey={({ transactionId }) => transactionId}
        empty={search ? 'No invoice matches' : empty}
      />
    </ListFrame>
  );
}

/**
 * The first list that has rows, asked once: a list that is worked down to nothing stays open. Undefined until it is known.
 */
function useFirstWithRows(): string | undefined {
  const [first, setFirst] = useState<string>();
  const counted = useQueries({
    queries: lists.map(({ key }) => ({ ...paymentsQuery({ list: key, pageNumber: 1 }), enabled: !first })),
  });
  if (first) return first;
  const waiting = counted.findIndex(({ isPending, data }) => isPending || data?.data.length !== 0);
  const found = lists[waiting === -1 ? 0 : waiting]?.key;
  if (waiting !== -1 && counted[waiting]?.isPending) return undefined;
  setFirst(found);
  return found;
}

function InvoiceTabs({ usual }: { usual?: string }) {
  return (
    <Tabs
      label="Invoices"
      param="tab"
      usual={usual}
      items={lists.map((list) => ({
        key: list.key,
        label: list.label,
        content: <Invoices key={list.key} list={list} />,
      }))}
    />
  );
}

function FirstWithRows() {
  const first = useFirstWithRows();
  return first ? <InvoiceTabs usual={first} /> : <Skeletons count={4} />;
}

/** The finance office's invoices: what does not match, what is not paid, what registrations owe. */
export function PaymentsPage() {
  const [address] = useSearchParams();
  const [named] = useState(address.has('tab'));
  return (
    <Stack space={5}>
      <PageHeader title="Payments" />
      {named ? <InvoiceTabs /> : <FirstWithRows />}
    </Stack>
  );
}
