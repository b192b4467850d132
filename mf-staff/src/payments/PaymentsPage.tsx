import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listOf } from 'shared-api/http';
import { type InvoicedPayment, listPayments } from 'shared-api/payments';
import { PageHeader, Skeletons, Stack } from 'shared-ui';
import { FilterBar, type PeekContent, SearchField } from 'shared-ui/data';
import { invoicePath } from '../shared/invoicePath.ts';
import { ListTabs } from '../shared/ListTabs.tsx';
import { useFirstList } from '../shared/useFirstList.ts';
import { PaymentTotals } from './PaymentTotals.tsx';
import { paymentColumns } from './paymentColumns.tsx';

const lists = [
  { key: 'attention', label: 'To look at', empty: 'There is no payment to look at' },
  { key: 'unpaid', label: 'Unpaid', empty: 'There are no unpaid invoices' },
  { key: 'registrations', label: 'Registration fees', empty: 'There are no registration invoices' },
] as const;

const peek: PeekContent<InvoicedPayment> = {
  titleOf: ({ id }) => `Invoice ${id}`,
  named: true,
  pathOf: invoicePath,
};

export function PaymentsPage() {
  const [address] = useSearchParams();
  const search = address.get('search') ?? undefined;
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
        <ListTabs
          label="Invoices"
          param="tab"
          usual={first}
          lists={lists.map(({ key, label, empty }, at) => ({
            key,
            label,
            columns: paymentColumns[key],
            count: counts[at],
            empty: search ? 'No invoice matches' : empty,
          }))}
          rowsOf={(list, pageNumber) => listOf(listPayments, { query: { list, pageNumber, search } })}
          rowKey={({ transactionId }) => transactionId}
          peek={peek}
          filters={
            <FilterBar>
              <SearchField label="Search invoices" placeholder="Invoice, RRR or client" />
            </FilterBar>
          }
        />
      ) : (
        <Skeletons count={4} />
      )}
    </Stack>
  );
}
