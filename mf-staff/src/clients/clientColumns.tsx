import { Link } from 'react-router-dom';
import type { User } from 'shared-api/accounts';
import { displayName } from 'shared-api/wording';
import { DateText, EmailText, links, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { clientKindText } from '../shared/clientKind.ts';

export const clientColumns: Column<User>[] = [
  {
    key: 'name',
    header: 'Client',
    rowHeader: true,
    line: 1,
    sort: 'server',
    render: (client) => <Link to={links.client(String(client.id))}>{displayName(client)}</Link>,
  },
  { key: 'kind', header: 'Kind', line: 3, render: clientKindText },
  { key: 'email', header: 'Email', line: 2, render: ({ email }) => <EmailText address={email} short /> },
  {
    key: 'registered',
    header: 'Registered',
    line: 3,
    nowrap: true,
    sort: 'server',
    render: ({ dateCreated }) => <DateText at={dateCreated} />,
  },
  {
    key: 'status',
    header: 'Status',
    line: 1,
    render: ({ status }) => <StatusTag kind="account" status={status} />,
  },
];
