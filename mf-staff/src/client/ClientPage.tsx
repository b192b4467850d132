import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { can, useSession } from 'shared-api';
import type { UserDetails } from 'shared-api/contract';
import { displayName } from 'shared-api/rules';
import { PageHeader, Stack, StatusTag, Tabs } from 'shared-ui';
import { QueryState } from '../shared/QueryState.tsx';
import { AccountStatusActions } from './AccountStatusActions.tsx';
import { ClientBookings } from './ClientBookings.tsx';
import { ClientDocuments } from './ClientDocuments.tsx';
import { ClientProfile } from './ClientProfile.tsx';
import { ClientTransactions } from './ClientTransactions.tsx';
import { clientByAnyId } from './clientByAnyId.ts';
import { EditClient } from './EditClient.tsx';

function Client({ client }: { client: UserDetails }) {
  const user = useSession((state) => state.user);
  const tabs = [
    { key: 'profile', label: 'Profile', content: <ClientProfile client={client} /> },
    ...(can(user, 'clients.files') && client.organization_CategoryId === 'Corporate'
      ? [
          {
            key: 'documents',
            label: 'Documents',
            content: <ClientDocuments files={client.clientFiles ?? []} />,
          },
        ]
      : []),
    { key: 'bookings', label: 'Bookings', content: <ClientBookings clientId={client.id} /> },
    { key: 'transactions', label: 'Transactions', content: <ClientTransactions clientId={client.id} /> },
  ];
  return (
    <Stack space={5}>
      <PageHeader
        title={displayName(client)}
        lead={<StatusTag kind="account" status={client.status} />}
        actions={
          <>
            {can(user, 'clients.edit') && <EditClient client={client} />}
            {can(user, 'clients.status') && <AccountStatusActions client={client} />}
          </>
        }
      />
      <Tabs label="About the client" param="tab" items={tabs} />
    </Stack>
  );
}

/** One client: profile, documents, status, bookings and transactions (G44, STAFF-04, STAFF-07). */
export function ClientPage() {
  const { id = '' } = useParams();
  const client = useQuery(clientByAnyId(id));
  return (
    <QueryState query={client} what="The client">
      {(data) => <Client client={data} />}
    </QueryState>
  );
}
