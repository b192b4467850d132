import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { can, staffUsersQuery, useSession } from 'shared-api';
import { PageHeader, Stack, usePageParam } from 'shared-ui';
import { DataTable, FilterBar, SearchField } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import { InviteStaff } from './InviteStaff.tsx';
import { userColumns } from './userColumns.tsx';

/** The authority's own people (STAFF-01). */
export function UsersPage() {
  const user = useSession((state) => state.user);
  const [search] = useSearchParams();
  const users = useQuery(
    staffUsersQuery({ pageNumber: usePageParam(), search: search.get('search') ?? undefined }),
  );
  return (
    <Stack space={5}>
      <PageHeader title="Users" actions={can(user, 'users.manage') && <InviteStaff />} />
      <FilterBar>
        <SearchField label="Search users" placeholder="Name or e-mail" />
      </FilterBar>
      <QueryState query={users} what="The users">
        {({ data, meta }) => (
          <DataTable
            label="Users"
            columns={userColumns}
            rows={data}
            rowKey={({ id }) => id}
            meta={meta}
            empty="There are no users"
          />
        )}
      </QueryState>
    </Stack>
  );
}
