import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { limitText, listMembers, type Member } from 'shared-api/members';
import { EmailText, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { StaffTable } from '../shared/StaffTable.tsx';

const columns: readonly Column<Member>[] = [
  {
    key: 'name',
    title: 'Name',
    rowScope: 'row',
    line: 1,
    render: (_, { firstName, lastName }) => `${firstName} ${lastName}`,
  },
  { key: 'email', title: 'Email', line: 2, render: (_, { email }) => <EmailText address={email} /> },
  { key: 'role', title: 'Role', line: 3, dataIndex: 'role' },
  {
    key: 'order',
    title: 'Per order',
    align: 'end',
    render: (_, { role, perOrder }) => limitText(role, perOrder),
  },
  {
    key: 'month',
    title: 'Per month',
    align: 'end',
    render: (_, { role, perMonth }) => limitText(role, perMonth),
  },
  { key: 'spent', title: 'Booked this month', line: 3, named: true, dataIndex: 'spent', valueType: 'money' },
  {
    key: 'state',
    title: 'Status',
    line: 1,
    render: (_, { state }) => <StatusTag kind="member" status={state} />,
  },
];

export function ClientMembers({ clientId }: { clientId: number }) {
  const members = useQuery(queryOf(listMembers, { query: { clientId } }));
  return (
    <StaffTable
      label="Members"
      query={members}
      columns={columns}
      rowKey={({ id }) => id}
      empty="The organisation has not invited anybody"
    />
  );
}
