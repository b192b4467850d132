import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paymentsQuery } from 'shared-api';
import { PageHeader, Stack, Tabs, usePageParam } from 'shared-ui';
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

/** The finance office's invoices: what does not match, what is not paid, what registrations owe. */
export const PaymentsPage = () => (
  <Stack space={5}>
    <PageHeader title="Payments" />
    <Tabs
      label="Invoices"
      param="tab"
      items={lists.map((list) => ({
        key: list.key,
        label: list.label,
        content: <Invoices key={list.key} list={list} />,
      }))}
    />
  </Stack>
);
