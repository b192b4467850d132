import { useQuery } from '@tanstack/react-query';
import { can, staffExport, staffUsersQuery, useSession } from 'shared-api';
import { staffSorts } from 'shared-api/rules';
import { PageHeader, Stack } from 'shared-ui';
import { useListParams } from 'shared-ui/data';
import { DeskTable } from '../shared/DeskTable.tsx';
import { ExportedList } from '../shared/ExportedList.tsx';
import { emptyList } from '../shared/emptyList.tsx';
import { InviteStaff } from './InviteStaff.tsx';
import { UserFilters } from './UserFilters.tsx';
import { userColumns } from './userColumns.tsx';
import { usersParams } from './usersParams.ts';

/** The authority's own people, as the address filters and sorts them (STAFF-01). */
export function UsersPage() {
  const user = useSession((state) => state.user);
  const { page, sort, values, chosen, clear } = useListParams(usersParams, staffSorts);
  const filters = { ...values, sort };
  const manages = can(user, 'users.manage');
  const users = useQuery(staffUsersQuery({ ...filters, pageNumber: page }));
  return (
    <Stack space={4}>
      <PageHeader title="Users" actions={manages && <InviteStaff />} />
      <ExportedList
        label="Users"
        filters={<UserFilters chosen={chosen} onClear={clear} />}
        exported={staffExport(filters)}
        total={users.data?.meta?.totalCount}
      >
        <DeskTable
          label="Users"
          what="The users"
          query={users}
          columns={manages ? userColumns : userColumns.filter(({ key }) => key !== 'action')}
          rowKey={({ id }) => id}
          {...emptyList('users', chosen, clear)}
        />
      </ExportedList>
    </Stack>
  );
}
