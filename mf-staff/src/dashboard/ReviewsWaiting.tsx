import { useQuery } from '@tanstack/react-query';
import { can, clientsByStatusQuery, statusStatsQuery, useSession } from 'shared-api';
import { displayName } from 'shared-api/rules';
import { Card, DateText, LinkButton, links } from 'shared-ui';
import { DataTable } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';

const shown = 5;

function NewestReviews() {
  const clients = useQuery(clientsByStatusQuery('New', { pageNumber: 1 }));
  return (
    <QueryState query={clients} what="The clients">
      {({ data }) => (
        <DataTable
          label="Newest registrations"
          hideCaption
          columns={[
            { key: 'name', header: 'Client', rowHeader: true, render: displayName },
            {
              key: 'date',
              header: 'Date Registered',
              render: ({ dateCreated }) => <DateText at={dateCreated} />,
            },
            {
              key: 'view',
              header: 'Details',
              hideHeader: true,
              render: (client) => (
                <LinkButton
                  to={links.client(String(client.id))}
                  variant="link"
                  aria-label={`Review ${displayName(client)}`}
                >
                  Review
                </LinkButton>
              ),
            },
          ]}
          rows={data.slice(0, shown)}
          rowKey={({ id }) => id}
          empty="No new registration is waiting"
        />
      )}
    </QueryState>
  );
}

/** How many registrations wait for a review, and the newest of them, for those who review. */
export function ReviewsWaiting() {
  const user = useSession((state) => state.user);
  const { data: stats } = useQuery(statusStatsQuery);
  if (!can(user, 'clients.status')) return null;
  const waiting = stats ? stats.New + stats.Processing : undefined;
  return (
    <Card
      title={waiting === undefined ? 'Reviews waiting' : `Reviews waiting: ${waiting}`}
      actions={<LinkButton to={links.clients({ status: 'Processing' })}>Verified and waiting</LinkButton>}
    >
      <NewestReviews />
    </Card>
  );
}
