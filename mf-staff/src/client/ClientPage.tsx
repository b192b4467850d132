import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { type UserDetails, userById } from 'shared-api/accounts';
import { ApiProblem, call, can, keys, useSession } from 'shared-api/http';
import type { Permission } from 'shared-api/permissions';
import { displayName } from 'shared-api/wording';
import { EmptyState, LinkButton, links, PageHeader, Stack, useBreadcrumbs } from 'shared-ui';
import { Tabs } from 'shared-ui/tabs';
import { QueryState } from '../shared/QueryState.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import { endSessions } from '../shared/sign-in/endSessions.tsx';
import { resetTwoFactor } from '../shared/sign-in/resetTwoFactor.tsx';
import { isUnderReview } from './accountMoves.ts';
import { ClientActivities } from './ClientActivities.tsx';
import { ClientBookings } from './ClientBookings.tsx';
import { ClientDocuments } from './ClientDocuments.tsx';
import { ClientLead } from './ClientLead.tsx';
import { ClientMembers } from './ClientMembers.tsx';
import { ClientNotes } from './ClientNotes.tsx';
import { ClientProfile } from './ClientProfile.tsx';
import { ClientReview } from './ClientReview.tsx';
import { ClientTransactions } from './ClientTransactions.tsx';
import { ClientWallet } from './ClientWallet.tsx';
import { EditClient } from './EditClient.tsx';
import { InternationalRequest } from './InternationalRequest.tsx';
import { rightsActions } from './rights.tsx';
import { statusActions } from './statusActions.tsx';

/** `id` is the client's id, or the id of the payment of their registration fee. */
const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.clients, 'details', id],
    queryFn: async ({ signal }) => (await call(userById, { params: { id: Number(id) } }, { signal })).data,
    meta: {
      failure: 'Fetching user details failed. Kindly Refresh',
      loading: 'Fetching user information',
      // The page itself shows that the client does not exist.
      silentCodes: ['not_found'],
    },
  });

interface ClientTab {
  key: string;
  label: string;
  /** Users who have none of these permissions do not see the tab. */
  permissions: readonly Permission[];
  render: (client: UserDetails) => ReactNode;
  count?: (client: UserDetails) => number | undefined;
  for?: (client: UserDetails, openTab: string | null) => boolean;
}

const tabs: readonly ClientTab[] = [
  {
    key: 'review',
    label: 'Review',
    permissions: ['clients.status'],
    render: (client) => <ClientReview key={client.id} client={client} />,
    // The tab contains the link to the next applicant and therefore remains open after a decision.
    for: ({ status }, open) => open === 'review' || isUnderReview(status),
  },
  {
    key: 'profile',
    label: 'Profile',
    permissions: ['clients.read'],
    render: (client) => <ClientProfile client={client} />,
  },
  {
    key: 'documents',
    label: 'Documents',
    permissions: ['clients.files'],
    render: ({ clientFiles }) => <ClientDocuments files={clientFiles ?? []} />,
    count: ({ clientFiles }) => clientFiles?.length,
    for: ({ organization_CategoryId }) => organization_CategoryId === 'Corporate',
  },
  {
    key: 'bookings',
    label: 'Bookings',
    permissions: ['bookings.readAll'],
    render: ({ id }) => <ClientBookings clientId={id} />,
  },
  {
    key: 'transactions',
    label: 'Transactions',
    permissions: ['transactions.readFunds', 'transactions.readRegistrations'],
    render: ({ id }) => <ClientTransactions clientId={id} />,
  },
  {
    key: 'wallet',
    label: 'Wallet',
    permissions: ['transactions.readFunds'],
    render: (client) => <ClientWallet client={client} />,
  },
  {
    key: 'members',
    label: 'Members',
    permissions: ['members.readAll'],
    render: ({ id }) => <ClientMembers clientId={id} />,
    for: ({ organization_CategoryId }) => organization_CategoryId !== 'Individual',
  },
  {
    key: 'activities',
    label: 'Activities',
    permissions: ['activities.readAll'],
    render: ({ id }) => <ClientActivities clientId={id} />,
  },
  {
    key: 'notes',
    label: 'Notes',
    permissions: ['clients.read'],
    render: ({ id }) => <ClientNotes clientId={id} />,
  },
];

function Client({ client }: { client: UserDetails }) {
  useBreadcrumbs([{ label: 'Clients', to: links.clients() }, { label: displayName(client) }]);
  const user = useSession((state) => state.user);
  const openTab = useSearchParams()[0].get('tab');
  const moves =
    can(user, 'clients.status') && openTab !== 'review'
      ? statusActions(client, can(user, 'clients.reactivate'))
      : undefined;
  const items = tabs
    .filter(
      (tab) =>
        tab.permissions.some((permission) => can(user, permission)) && (tab.for?.(client, openTab) ?? true),
    )
    .map(({ key, label, count, render }) => ({
      key,
      label,
      count: count?.(client),
      content: render(client),
    }));
  return (
    <Stack space={5}>
      <PageHeader
        title={displayName(client)}
        lead={<ClientLead client={client} />}
        actions={
          <>
            <RowActions
              subject={displayName(client)}
              text="More"
              size="middle"
              usual={moves?.inSight}
              more={[
                ...(moves?.rare ?? []),
                ...rightsActions(client, user),
                can(user, 'users.manage') && resetTwoFactor(client),
                can(user, 'sessions.end') && client.status === 'Active' && endSessions(client),
              ]}
            />
            {can(user, 'clients.edit') && !client.closedToChange && <EditClient client={client} />}
          </>
        }
      />
      {can(user, 'clients.edit') && <InternationalRequest client={client} />}
      <Tabs label="About the client" param="tab" usual="profile" items={items} />
    </Stack>
  );
}

export function ClientPage() {
  const { id = '' } = useParams();
  const client = useQuery(clientQuery(id));
  return (
    <Stack space={5}>
      {client.isError && !client.data && <PageHeader title="Client" />}
      {client.error instanceof ApiProblem && client.error.status === 404 ? (
        <EmptyState
          text="There is no such client"
          action={<LinkButton to={links.clients()}>Go to the clients</LinkButton>}
        />
      ) : (
        <QueryState query={client} subject="The client">
          {(data) => <Client key={data.id} client={data} />}
        </QueryState>
      )}
    </Stack>
  );
}
