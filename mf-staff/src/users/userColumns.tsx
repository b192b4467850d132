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
  { key: 'name', header: 'Name', rowHeader: true, render: displayName, sort: 'server' },
  {
    key: 'email',
    header: 'Email',
    breakable: true,
    sort: 'server',
    render: ({ email }) => <EmailText address={email} />,
  },
  {
    key: 'phone',
    header: 'Phone Number',
    render: ({ phoneNumber }) => (phoneNumber ? formatPhone(phoneNumber) : 'N/A'),
  },
  { key: 'role', header: 'Role', sort: 'server', render: ({ role }) => role },
  {
    key: 'airports',
    header: 'Airports',
    render: ({ role, airportIds }) => (role === 'Protocol Officer' ? airportCodes(airportIds) : 'N/A'),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'server',
    render: ({ status, emailVerified }) => (
      <Inline space={1}>
        <StatusTag kind="account" status={status} />
        {emailVerified === false && <Tag tone="warning">Invited</Tag>}
      </Inline>
    ),
  },
  { key: 'action', header: 'Action', render: (user) => <UserActions user={user} /> },
];
