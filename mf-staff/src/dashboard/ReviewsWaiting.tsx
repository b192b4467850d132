import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { dashboardStats, type ReviewsWaiting as Reviews } from 'shared-api/staff';
import { Card, LinkButton, links, Money, Skeletons, Stack } from 'shared-ui';
import { DataTable } from 'shared-ui/data';
import { waitingTime } from '../shared/waitingTime.ts';
import styles from './ReviewsWaiting.module.css';

const waiting = { status: 'Processing', sort: 'registered' } as const;

const LongestWaiting = ({ reviews: { approved, rejected, applicants } }: { reviews: Reviews }) => (
  <Stack space={3}>
    <p className={`${styles.decided} soft`}>
      In the last 7 days <strong>{approved}</strong> approved, <strong>{rejected}</strong> rejected
    </p>
    <DataTable
      worklist
      label="Registrations that wait longest"
      hideCaption
      columns={[
        {
          key: 'name',
          title: 'Client',
          rowScope: 'row',
          render: (_, { id, name }) => <Link to={links.client(String(id), { tab: 'review' })}>{name}</Link>,
        },
        { key: 'kind', title: 'Kind', dataIndex: 'kind' },
        { key: 'waiting', title: 'Waiting', render: (_, { dateCreated }) => waitingTime(dateCreated) },
        { key: 'documents', title: 'Documents', align: 'end', dataIndex: 'documents' },
        {
          key: 'fee',
          title: 'Fee',
          align: 'end',
          render: (_, { fee }) =>
            fee ? (
              <span>
                <Money kobo={koboOf(fee.amount)} /> {fee.status}
              </span>
            ) : (
              'None'
            ),
        },
      ]}
      dataSource={applicants}
      rowKey={({ id }) => id}
      empty="No registration is waiting"
    />
  </Stack>
);

export function ReviewsWaiting() {
  const { data, isError } = useQuery(queryOf(dashboardStats, {}));
  // The component `Totals` makes the same call and reports the failure.
  if (isError && !data) return null;
  return (
    <Card
      title="Waiting longest for a review"
      actions={<LinkButton to={links.clients(waiting)}>See all waiting</LinkButton>}
    >
      {data?.reviews ? <LongestWaiting reviews={data.reviews} /> : !data && <Skeletons count={5} />}
    </Card>
  );
}
