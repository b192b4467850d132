import type { User } from 'shared-api/accounts';
import { airports } from 'shared-api/airports';
import { displayName, formatPhone } from 'shared-api/wording';
import { EmailText, StatusTag, Tag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { UserActions } from './UserActions.tsx';

const airportCodes = (ids: readonly number[] = []) =>
  airports
    .filter(({ id }) => ids.includes(id))
    .map(({ code }) => code)
    .join(', ') || 'All\u00a0airports';

export const userColumns: Column<User>[] = [
  {
    key: 'name',
    title: 'Name',
    rowScope: 'row',
    line: 1,
    render: (_, row) => displayName(row),
    sorter: true,
  },
  {
    key: 'email',
    title: 'E-mail and phone',
    line: 2,
    sorter: true,
    render: (_, { email, phoneNumber }) => (
      <div>
        <EmailText address={email} short />
        {formatPhone(phoneNumber ?? '')}
      </div>
    ),
  },
  { key: 'role', title: 'Role', line: 3, nowrap: true, sorter: true, dataIndex: 'role' },
  {
    key: 'airports',
    title: 'Airports',
    line: 3,
    render: (_, { role, airportIds }) => role === 'Protocol Officer' && airportCodes(airportIds),
  },
  {
    key: 'status',
    title: 'Status',
    line: 1,
    sorter: true,
    render: (_, { status, emailVerified }) =>
      status === 'Active' && emailVerified === false ? (
        <Tag tone="warning">Invited</Tag>
      ) : (
        <StatusTag kind="account" status={status} />
      ),
  },
  { key: 'action', title: 'Action', action: true, render: (_, user) => <UserActions user={user} /> },
];
