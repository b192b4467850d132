import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type InvoicedPayment, paymentsQuery } from 'shared-api/payments';
import { PageHeader, Skeletons, Stack, usePageParam } from 'shared-ui';
import { FilterBar, ListFrame, type PeekContent, SearchField } from 'shared-ui/data';
import { Tabs } from 'shared-ui/tabs';
import { StaffTable } from '../shared/StaffTable.tsx';
import { invoicePath, paymentColumns } from './paymentColumns.tsx';

const lists = [
  { key: 'attention', label: 'To look at', empty: 'There is no payment to look at' },
  { key: 'unpaid', label: 'Unpaid', empty: 'There are no unpaid invoices' },
  { key: 'registrations', label: 'Registration fees', empty: 'There are no registration invoices' },
] as const;
type List = (typeof lists)[number];

const peek: PeekContent<InvoicedPayment> = {
  titleOf: ({ id }) => `Invoice ${id}`,
  named: true,
  pathOf: invoicePath,
};

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
      <StaffTable
        label={label}
        subject="The invoices"
        query={payments}
        columns={paymentColumns[key]}
        rowKey={({ transactionId }) => transactionId}
        peek={peek}
        empty={search ? 'No invoice matches' : empty}
      />
    </ListFrame>
  );
}

/** Whether a list is known to be empty, asked only when it matters; undefined until it is known. */
function useIsEmpty(list: List['key'], matters: boolean): boolean | undefined {
  const { data, isError } = useQuery({ ...paymentsQuery({ list, pageNumber: 1 }), enabled: matters });
  return isError ? false : data && data.data.length === 0;
}

/** The first list that has rows; one that is worked down to nothing later stays open. Undefined until it is known. */
function useFirstWithRows(): List['key'] | undefined {
  const [first, setFirst] = useState<List['key']>();
  const noAttention = useIsEmpty('attention', !first);
  const noUnpaid = useIsEmpty('unpaid', !first && noAttention === true);
  const noRegistrations = useIsEmpty('registrations', !first && noUnpaid === true);
  if (first) return first;
  const empty = { attention: noAttention, unpaid: noUnpaid, registrations: noRegistrations };
  const found = lists.find(({ key }) => empty[key] !== true)?.key ?? 'attention';
  if (empty[found] === undefined) return undefined;
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
