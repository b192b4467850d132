import { useQuery } from '@tanstack/react-query';
import { listOf, useCan } from 'shared-api/http';
import { listStaff, staffExport, staffRoles, staffSorts } from 'shared-api/staff';
import { displayName } from 'shared-api/wording';
import { PageHeader, Stack } from 'shared-ui';
import { param } from 'shared-ui/data';
import { defineStaffList } from '../shared/defineStaffList.tsx';
import { airportOptions, optionsOf, select } from '../shared/filters.tsx';
import { InviteStaff } from './InviteStaff.tsx';
import { userColumns } from './userColumns.tsx';

const statuses = ['Active', 'Inactive', 'Deactivated'] as const;

const UserList = defineStaffList({
  label: 'Users',
  subject: 'users',
  searched: 'Name, e-mail or telephone',
  filters: {
    role: select(param.oneOf(staffRoles), 'Role', optionsOf(staffRoles)),
    status: select(param.oneOf(statuses), 'Status', optionsOf(statuses)),
    airportId: select(param.number(), 'Officers at', airportOptions),
  },
  sorts: staffSorts,
  query: (filters) => filters,
  usePage: (query) => useQuery(listOf(listStaff, { query })),
  exported: staffExport,
  columns: (may) => userColumns.filter(({ key }) => key !== 'action' || may('users.manage')),
  rowKey: ({ id }) => id,
  peek: { titleOf: displayName, named: true },
});

export function UsersPage() {
  const manages = useCan('users.manage');
  return (
    <Stack space={4}>
      <PageHeader title="Users" actions={manages && <InviteStaff />} />
      <UserList />
    </Stack>
  );
}
