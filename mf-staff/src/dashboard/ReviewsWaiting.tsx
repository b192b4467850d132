import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { clientsQuery } from 'shared-api/clients';
import { can, useSession } from 'shared-api/http';
import { displayName } from 'shared-api/values';
import { Card, DateText, LinkButton, links } from 'shared-ui';
import { DataTable } from 'shared-ui/data';
import { clientKindText } from '../shared/clientKind.ts';
import { QueryState } from '../shared/QueryState.tsx';

const shown = 5;
const waiting = { status: 'Processing', sort: 'registered' } as const;

function LongestWaiting() {
  const clients = useQuery(clientsQuery({ ...waiting, pageNumber: 1 }));
  return (
    <QueryState query={clients} subject="The clients">
      {({ data }) => (
        <DataTable
          worklist
          label="Registrations that wait longest"
          hideCaption
          columns={[
            {
              key: 'name',
              header: 'Client',
              rowHeader: true,
              render: (client) => (
                <Link to={links.client(String(client.id), { tab: 'review' })}>{displayName(client)}</Link>
              ),
            },
            { key: 'kind', header: 'Kind', render: clientKindText },
            {
              key: 'date',
              header: 'Registered',
              render: ({ dateCreated }) => <DateText at={dateCreated} />,
            },
          ]}
          rows={data.slice(0, shown)}
          rowKey={({ id }) => id}
          empty="No registration is waiting"
        />
      )}
    </QueryState>
  );
}

/** The registrations that have waited longest for a review, for those who review. */
export function ReviewsWaiting() {
  const user = useSession((state) => state.user);
  if (!can(user, 'clients.status')) return null;
  return (
    <Card
      title="Waiting longest for a review"
      actions={<LinkButton to={links.clients(waiting)}>All that wait</LinkButton>}
    >
      <LongestWaiting />
    </Card>
  );
}
