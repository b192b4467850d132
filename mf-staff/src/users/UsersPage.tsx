import { useQuery } from '@tanstack/react-query';
import { can, staffExport, staffUsersQuery, useSession } from 'shared-api';
import { staffSorts } from 'shared-api/rules';
import { PageHeader, Stack } from 'shared-ui';
import { DataTable, ExportButton, ListFrame, useListAddress } from 'shared-ui/data';
import { emptyList } from '../shared/emptyList.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { useRowsExport } from '../shared/useRowsExport.ts';
import { InviteStaff } from './InviteStaff.tsx';
import { UserFilters } from './UserFilters.tsx';
import { userColumns } from './userColumns.tsx';
import { usersAddress } from './usersAddress.ts';

/** The authority's own people, as the address narrows and sorts them (STAFF-01). */
export function UsersPage() {
  const user = useSession((state) => state.user);
  const { page, sort, values, chosen, clear } = useListAddress(usersAddress, staffSorts);
  const filters = { ...values, sort };
  const users = useQuery(staffUsersQuery({ ...filters, pageNumber: page }));
  const rowsExport = useRowsExport(staffExport(filters));
  return (
    <Stack space={4}>
      <PageHeader title="Users" actions={can(user, 'users.manage') && <InviteStaff />} />
      <ListFrame
        label="Users"
        filters={<UserFilters chosen={chosen} onClear={clear} />}
        actions={<ExportButton {...rowsExport} total={users.data?.meta?.totalCount} />}
      >
        <QueryState query={users} what="The users">
          {({ data, meta }) => (
            <DataTable
              desk
              label="Users"
              columns={userColumns}
              rows={data}
              rowKey={({ id }) => id}
              meta={meta}
              stale={users.isPlaceholderData}
              {...emptyList('users', chosen, clear)}
            />
          )}
        </QueryState>
      </ListFrame>
    </Stack>
  );
}
