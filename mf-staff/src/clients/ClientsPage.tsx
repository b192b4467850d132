import { accountStatuses } from 'shared-api/rules';
import { PageHeader, Stack } from 'shared-ui';
import { DataTable, FilterBar, FilterSelect, SearchField } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import { clientColumns } from './clientColumns.tsx';
import { useClients } from './useClients.ts';

const statuses = accountStatuses.map((status) => ({ value: status, label: status }));
const kinds = [
  { value: 'individual', label: 'Individual and Family' },
  { value: 'corporate', label: 'Corporate' },
  { value: 'government', label: 'Government' },
];

/** All clients, narrowed by text, status or kind; what is chosen is kept in the address (STAFF-02, STAFF-03). */
export function ClientsPage() {
  const clients = useClients();
  return (
    <Stack space={5}>
      <PageHeader title="Clients" />
      <FilterBar>
        <SearchField label="Search clients" placeholder="Name, business or e-mail" />
        <FilterSelect label="Status" param="status" options={statuses} />
        <FilterSelect label="Kind" param="kind" options={kinds} />
      </FilterBar>
      <QueryState query={clients} what="The clients">
        {({ data, meta }) => (
          <DataTable
            label="Clients"
            columns={clientColumns}
            rows={data}
            rowKey={({ id }) => id}
            meta={meta}
            empty="There are no clients"
          />
        )}
      </QueryState>
    </Stack>
  );
}
