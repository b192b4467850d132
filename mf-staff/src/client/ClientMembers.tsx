import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { listMembers } from 'shared-api/members';
import { memberColumns } from 'shared-ui/details';
import { StaffTable } from '../shared/StaffTable.tsx';

export function ClientMembers({ clientId }: { clientId: number }) {
  const members = useQuery(queryOf(listMembers, { query: { clientId } }));
  return (
    <StaffTable
      label="Members"
      query={members}
      columns={memberColumns}
      rowKey={({ id }) => id}
      empty="The organisation has not invited anybody"
    />
  );
}
