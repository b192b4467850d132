import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listOf } from 'shared-api/http';
import { type InvoicedPayment, listPayments } from 'shared-api/payments';
import { PageHeader, Skeletons, Stack, usePageParam } from 'shared-ui';
import { FilterBar, type PeekContent, SearchField } from 'shared-ui/data';
import { Tabs } from 'shared-ui/tabs';
import { invoicePath } from '../shared/invoicePath.ts';
import { StaffTable } from '../shared/StaffTable.tsx';
import { useFirstList } from '../shared/useFirstList.ts';
import { PaymentTotals } from './PaymentTotals.tsx';
import { paymentColumns } from './paymentColumns.tsx';

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
  const payments = useQuery(
    listOf(listPayments, { query: { list: key, pageNumber: usePageParam(), search } }),
  );
  return (
    <StaffTable
      label={label}
      subject="The invoices"
      query={payments}
      columns={paymentColumns[key]}
      rowKey={({ transactionId }) => transactionId}
      peek={peek}
      empty={search ? 'No invoice matches' : empty}
      filters={
        <FilterBar>
          <SearchField label="Search invoices" placeholder="Invoice, RRR or client" />
        </FilterBar>
      }
    />
  );
}

export function PaymentsPage() {
  const { first, counts } = useFirstList(
    'tab',
    ['attention', 'unpaid', 'registrations'],
    [
      useQuery(listOf(listPayments, { query: { list: 'attention', pageNumber: 1 } })),
      useQuery(listOf(listPayments, { query: { list: 'unpaid', pageNumber: 1 } })),
      useQuery(listOf(listPayments, { query: { list: 'registrations', pageNumber: 1 } })),
    ],
  );
  return (
    <Stack space={5}>
      <PageHeader title="Payments" />
      <PaymentTotals />
      {first ? (
        <Tabs
          label="Invoices"
          param="tab"
          usual={first}
          items={lists.map((list, at) => ({
            key: list.key,
            label: list.label,
            count: counts[at],
            content: <Invoices key={list.key} list={list} />,
          }))}
        />
      ) : (
        <Skeletons count={4} />
      )}
    </Stack>
  );
}
