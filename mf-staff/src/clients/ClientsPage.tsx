import { useState } from 'react';
import { can, clientsExport, useSession } from 'shared-api';
import { clientSorts, displayName, mostRowsAtOnce } from 'shared-api/rules';
import { Button, PageHeader } from 'shared-ui';
import {
  ChosenBar,
  DataTable,
  ExportButton,
  ListFrame,
  useListAddress,
  useSelectedRows,
} from 'shared-ui/data';
import { emptyList } from '../shared/emptyList.tsx';
import { ManyRowsDialog } from '../shared/many-rows/ManyRowsDialog.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { useRowsExport } from '../shared/useRowsExport.ts';
import { ClientFilters } from './ClientFilters.tsx';
import { clientColumns } from './clientColumns.tsx';
import { clientsAddress } from './clientsAddress.ts';
import { manyClients } from './manyClients.ts';
import { useClients } from './useClients.ts';

/** All clients as the address narrows and sorts them; many of them can change their status at once (STAFF-02, STAFF-03). */
export function ClientsPage() {
  const user = useSession((state) => state.user);
  const { page, sort, values, chosen, clear } = useListAddress(clientsAddress, clientSorts);
  const filters = { ...values, sort };
  const clients = useClients({ ...filters, pageNumber: page });
  const selection = useSelectedRows(JSON.stringify(values), mostRowsAtOnce);
  const rowsExport = useRowsExport(clientsExport(filters));
  const [changing, setChanging] = useState(false);
  const rows = clients.data?.data;
  const nameOf = (key: string) => {
    const client = rows?.find(({ id }) => String(id) === key);
    return client ? displayName(client) : key;
  };
  return (
    <>
      <PageHeader title="Clients" />
      <ListFrame
        label="Clients"
        filters={<ClientFilters chosen={chosen} onClear={clear} />}
        actions={<ExportButton {...rowsExport} total={clients.data?.meta?.totalCount} />}
        chosen={
          selection.selected.length > 0 && (
            <ChosenBar selection={selection} names={manyClients.names}>
              <Button variant="primary" onClick={() => setChanging(true)}>
                Change status
              </Button>
            </ChosenBar>
          )
        }
      >
        <QueryState query={clients} what="The clients">
          {({ data, meta }) => (
            <DataTable
              desk
              label="Clients"
              columns={clientColumns}
              rows={data}
              rowKey={({ id }) => id}
              meta={meta}
              stale={clients.isPlaceholderData}
              selection={can(user, 'clients.status') ? { ...selection, nameOf } : undefined}
              {...emptyList('clients', chosen, clear)}
            />
          )}
        </QueryState>
      </ListFrame>
      {changing && (
        <ManyRowsDialog
          what={manyClients}
          ids={selection.selected.map(Number)}
          onClose={(done) => {
            setChanging(false);
            if (done) selection.clear();
          }}
        />
      )}
    </>
  );
}
