import { useSearchParams } from 'react-router-dom';
import { listOf } from 'shared-api/http';
import { type InvoicedPayment, listPayments } from 'shared-api/payments';
import { PageHeader, Stack } from 'shared-ui';
import { FilterBar, type PeekContent, SearchField } from 'shared-ui/data';
import { invoicePath } from '../shared/invoicePath.ts';
import { ListTabs } from '../shared/ListTabs.tsx';
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
  return (
    <Stack space={5}>
      <PageHeader title="Payments" />
      <PaymentTotals />
      <ListTabs
        label="Invoices"
        param="tab"
        lists={lists.map(({ key, label, empty }) => ({
          key,
          label,
          counted: true,
          columns: paymentColumns[key],
          empty: address.get('search') ? 'No invoice matches' : empty,
        }))}
        opensAtRows
        rowsOf={(list, pageNumber, search) => listOf(listPayments, { query: { list, pageNumber, search } })}
        rowKey={({ transactionId }) => transactionId}
        peek={peek}
        filters={
          <FilterBar>
            <SearchField label="Search invoices" placeholder="Invoice, RRR or client" />
          </FilterBar>
        }
      />
    </Stack>
  );
}
