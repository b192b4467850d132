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
  { key: 'name', header: 'Name', rowHeader: true, line: 1, render: displayName, sort: 'server' },
  {
    key: 'email',
    header: 'E-mail and phone',
    line: 2,
    sort: 'server',
    render: ({ email, phoneNumber }) => (
      <div>
        <EmailText address={email} short />
        {formatPhone(phoneNumber ?? '')}
      </div>
    ),
  },
  { key: 'role', header: 'Role', line: 3, nowrap: true, sort: 'server', render: ({ role }) => role },
  {
    key: 'airports',
    header: 'Airports',
    line: 3,
    render: ({ role, airportIds }) => role === 'Protocol Officer' && airportCodes(airportIds),
  },
  {
    key: 'status',
    header: 'Status',
    line: 1,
    sort: 'server',
    render: ({ status, emailVerified }) =>
      status === 'Active' && emailVerified === false ? (
        <Tag tone="warning">Invited</Tag>
      ) : (
        <StatusTag kind="account" status={status} />
      ),
  },
  { key: 'action', header: 'Action', action: true, render: (user) => <UserActions user={user} /> },
];
