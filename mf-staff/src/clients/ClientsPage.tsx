import { can, clientsExport, useSession } from 'shared-api';
import { clientSorts, displayName } from 'shared-api/rules';
import { PageHeader } from 'shared-ui';
import { useListParams } from 'shared-ui/data';
import { useBulkAction } from '../shared/bulk-actions/useBulkAction.tsx';
import { DeskTable } from '../shared/DeskTable.tsx';
import { ExportedList } from '../shared/ExportedList.tsx';
import { emptyList } from '../shared/emptyList.tsx';
import { ClientFilters } from './ClientFilters.tsx';
import { clientColumns } from './clientColumns.tsx';
import { clientsAction } from './clientsAction.ts';
import { clientsParams } from './clientsParams.ts';
import { useClients } from './useClients.ts';

/** All clients as the address filters and sorts them; many of them can change their status at once (STAFF-02, STAFF-03). */
export function ClientsPage() {
  const user = useSession((state) => state.user);
  const { page, sort, values, chosen, clear } = useListParams(clientsParams, clientSorts);
  const filters = { ...values, sort };
  const clients = useClients({ ...filters, pageNumber: page });
  const { selection, bar, dialog } = useBulkAction(
    clientsAction(can(user, 'clients.status')),
    JSON.stringify(values),
  );
  const rows = clients.data?.data;
  const nameOf = (key: string) => {
    const client = rows?.find(({ id }) => String(id) === key);
    return client ? displayName(client) : key;
  };
  return (
    <>
      <PageHeader title="Clients" />
      <ExportedList
        label="Clients"
        filters={<ClientFilters chosen={chosen} onClear={clear} />}
        exported={clientsExport(filters)}
        total={clients.data?.meta?.totalCount}
        chosen={bar}
      >
        <DeskTable
          label="Clients"
          what="The clients"
          query={clients}
          columns={clientColumns}
          rowKey={({ id }) => id}
          selection={selection && { ...selection, nameOf }}
          {...emptyList('clients', chosen, clear)}
        />
      </ExportedList>
      {dialog}
    </>
  );
}
