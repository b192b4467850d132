import type { User } from 'shared-api/accounts';
import { airports } from 'shared-api/airports';
import { displayName, formatPhone } from 'shared-api/wording';
import { EmailText, Inline, StatusTag, Tag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { UserActions } from './UserActions.tsx';

const airportCodes = (ids: readonly number[] = []) =>
  airports
    .filter(({ id }) => ids.includes(id))
    .map(({ code }) => code)
    .join(', ') || 'All';

export const userColumns: Column<User>[] = [
  { key: 'name', header: 'Name', rowHeader: true, line: 1, render: displayName, sort: 'server' },
  {
    key: 'email',
    header: 'Email',
    line: 2,
    sort: 'server',
    render: ({ email }) => <EmailText address={email} short />,
  },
  {
    key: 'phone',
    header: 'Phone Number',
    render: ({ phoneNumber }) => formatPhone(phoneNumber ?? ''),
  },
  { key: 'role', header: 'Role', line: 3, sort: 'server', render: ({ role }) => role },
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
    render: ({ status, emailVerified }) => (
      <Inline space={1}>
        <StatusTag kind="account" status={status} />
        {emailVerified === false && <Tag tone="warning">Invited</Tag>}
      </Inline>
    ),
  },
  { key: 'action', header: 'Action', action: true, render: (user) => <UserActions user={user} /> },
];
