import type { User } from 'shared-api/contract';
import { airports, displayName, formatPhone } from 'shared-api/rules';
import { StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { UserActions } from './UserActions.tsx';

const airportCodes = (ids: readonly number[] = []) =>
  airports
    .filter(({ id }) => ids.includes(id))
    .map(({ code }) => code)
    .join(', ') || 'All';

export const userColumns: Column<User>[] = [
  { key: 'name', header: 'Name', rowHeader: true, render: displayName, sort: displayName },
  { key: 'email', header: 'Email', render: ({ email }) => email },
  {
    key: 'phone',
    header: 'Phone Number',
    render: ({ phoneNumber }) => (phoneNumber ? formatPhone(phoneNumber) : 'N/A'),
  },
  { key: 'role', header: 'Role', render: ({ role }) => role, sort: ({ role }) => role },
  { key: 'airports', header: 'Airports', render: ({ airportIds }) => airportCodes(airportIds) },
  { key: 'status', header: 'Status', render: ({ status }) => <StatusTag kind="account" status={status} /> },
  { key: 'action', header: 'Action', render: (user) => <UserActions user={user} /> },
];
