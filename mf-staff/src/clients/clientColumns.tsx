import type { User } from 'shared-api/contract';
import { displayName, formatPhone } from 'shared-api/rules';
import { DateText, LinkButton, links, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { clientKindText } from '../shared/clientKind.ts';

export const clientColumns: Column<User>[] = [
  { key: 'name', header: 'Client', rowHeader: true, render: displayName, sort: displayName },
  { key: 'kind', header: 'Kind', render: clientKindText },
  { key: 'email', header: 'Email', render: ({ email }) => email },
  { key: 'phone', header: 'Phone Number', render: ({ phoneNumber }) => formatPhone(phoneNumber ?? '') },
  {
    key: 'registered',
    header: 'Date Registered',
    render: ({ dateCreated }) => <DateText at={dateCreated} />,
    sort: ({ dateCreated }) => dateCreated,
  },
  { key: 'status', header: 'Status', render: ({ status }) => <StatusTag kind="account" status={status} /> },
  {
    key: 'view',
    header: 'Details',
    hideHeader: true,
    render: (client) => (
      <LinkButton
        to={links.client(String(client.id))}
        variant="link"
        aria-label={`View ${displayName(client)}`}
      >
        View
      </LinkButton>
    ),
  },
];
