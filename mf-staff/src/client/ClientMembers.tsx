import { useQuery } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { limitText, listMembers, type Member } from 'shared-api/members';
import { koboOf } from 'shared-api/money';
import { EmailText, Money, StatusTag } from 'shared-ui';
import { type Column, DataTable, ListFrame } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';

const columns: readonly Column<Member>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    line: 1,
    render: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  { key: 'email', header: 'Email', line: 2, render: ({ email }) => <EmailText address={email} /> },
  { key: 'role', header: 'Role', line: 3, render: ({ role }) => role },
  {
    key: 'order',
    header: 'Per order',
    align: 'end',
    render: ({ role, perOrder }) => limitText(role, perOrder),
  },
  {
    key: 'month',
    header: 'Per month',
    align: 'end',
    render: ({ role, perMonth }) => limitText(role, perMonth),
  },
  {
    key: 'spent',
    header: 'Booked this month',
    align: 'end',
    line: 3,
    render: ({ spent }) => <Money kobo={koboOf(spent)} />,
  },
  {
    key: 'state',
    header: 'Status',
    line: 1,
    render: ({ state }) => <StatusTag kind="member" status={state} />,
  },
];

/** The organisation alone invites, limits and removes its members. */
export function ClientMembers({ clientId }: { clientId: number }) {
  const members = useQuery(queryOf(listMembers, { query: { clientId } }));
  return (
    <QueryState query={members} subject="The members">
      {(rows) => (
        <ListFrame label="Members">
          <DataTable
            worklist
            label="Members"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty="The organisation has not invited anybody"
          />
        </ListFrame>
      )}
    </QueryState>
  );
}
