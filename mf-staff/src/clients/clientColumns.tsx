import { Link } from 'react-router-dom';
import type { User } from 'shared-api/accounts';
import { displayName } from 'shared-api/wording';
import { EmailText, links, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { clientKindText } from '../shared/clientKind.ts';

export const clientColumns: Column<User>[] = [
  {
    key: 'name',
    title: 'Client',
    rowScope: 'row',
    line: 1,
    sorter: true,
    render: (_, client) => <Link to={links.client(String(client.id))}>{displayName(client)}</Link>,
  },
  { key: 'kind', title: 'Kind', line: 3, render: (_, row) => clientKindText(row) },
  { key: 'email', title: 'Email', line: 2, render: (_, { email }) => <EmailText address={email} short /> },
  {
    key: 'registered',
    title: 'Registered',
    line: 3,
    nowrap: true,
    sorter: true,
    dataIndex: 'dateCreated',
    valueType: 'date',
  },
  {
    key: 'status',
    title: 'Status',
    line: 1,
    render: (_, { status }) => <StatusTag kind="account" status={status} />,
  },
];
