import { useQuery } from '@tanstack/react-query';
import {
  clientAsks,
  clientListKinds,
  clientSorts,
  clientsExport,
  listClients,
  listClientsByStatus,
  statusStats,
} from 'shared-api/clients';
import type { QueryOf } from 'shared-api/contract';
import { listOf, queryOf } from 'shared-api/http';
import { type AccountStatus, accountStatuses } from 'shared-api/statuses';
import { displayName, formatPhone } from 'shared-api/wording';
import { links, PageHeader } from 'shared-ui';
import { DescriptionList, type ListView, param } from 'shared-ui/data';
import { capitalized } from '../shared/bulk-actions/capitalized.ts';
import { defineStaffList } from '../shared/defineStaffList.tsx';
import { days, optionsOf, rare, select } from '../shared/filters.tsx';
import { clientColumns } from './clientColumns.tsx';
import { clientsAction } from './clientsAction.tsx';

type ClientsQuery = QueryOf<typeof listClients>;

function useClients(query: ClientsQuery) {
  const { status, kind, asks, from, to, sort, ...rest } = query;
  const byStatusAlone = status !== undefined && !kind && !asks && !from && !to && !sort;
  const all = useQuery({ ...listOf(listClients, { query }), enabled: !byStatusAlone });
  const byStatus = useQuery({
    ...listOf(listClientsByStatus, { params: { status: status ?? '' }, query: rest }),
    enabled: byStatusAlone,
  });
  return byStatusAlone ? byStatus : all;
}

const viewOf = (label: string, status: AccountStatus, stats: Record<AccountStatus, number> | undefined) => ({
  label,
  filters: { status },
  count: stats?.[status],
});

function useViews(): readonly ListView[] {
  const { data: stats } = useQuery(queryOf(statusStats, {}));
  return [
    { label: 'All', filters: {} },
    viewOf('To review', 'Processing', stats),
    viewOf('New', 'New', stats),
    viewOf('Active', 'Active', stats),
    viewOf('Inactive', 'Inactive', stats),
    viewOf('Deactivated', 'Deactivated', stats),
  ];
}

const ClientList = defineStaffList({
  label: 'Clients',
  subject: 'clients',
  searched: 'Name, business or e-mail',
  filters: {
    status: select(param.oneOf(accountStatuses), 'Status', optionsOf(accountStatuses)),
    kind: select(param.oneOf(clientListKinds), 'Kind', optionsOf(clientListKinds, capitalized)),
    asks: rare(
      select(
        param.oneOf(clientAsks),
        'Asks for',
        optionsOf(clientAsks, () => 'International services'),
      ),
    ),
    ...days('Registered from', 'Registered to'),
  },
  useViews,
  sorts: clientSorts,
  query: (filters) => filters,
  usePage: useClients,
  exported: clientsExport,
  columns: clientColumns,
  rowKey: ({ id }) => id,
  peek: {
    titleOf: displayName,
    named: true,
    pathOf: ({ id }) => links.client(String(id)),
    more: ({ phoneNumber }) => (
      <DescriptionList items={[{ term: 'Phone Number', value: formatPhone(phoneNumber ?? '') || 'N/A' }]} />
    ),
  },
  bulk: {
    action: clientsAction,
    nameOf: (client, key) => (client ? displayName(client) : key),
  },
});

export const ClientsPage = () => (
  <>
    <PageHeader title="Clients" />
    <ClientList />
  </>
);
