import { useQuery } from '@tanstack/react-query';
import { type Activity, listActivities } from 'shared-api/accounts';
import { isClient, listOf, useSession } from 'shared-api/http';
import { activitiesPageSize } from 'shared-api/lists';
import { displayName } from 'shared-api/wording';
import { Card, DateTimeText, EmailText, LoadFailure, PageHeader, usePageParam } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { ActivityText } from '../shared/ActivityText.tsx';
import { activityDay } from '../shared/activityDay.ts';
import { useServerNow } from '../shared/useServerNow.ts';

/** A client's own name need not stand in every row of a phone. */
const columnsOf = (ofClient: boolean): readonly Column<Activity>[] => [
  {
    key: 'date',
    header: 'Date Created',
    nowrap: ofClient,
    breakable: !ofClient,
    render: ({ dateCreated }) => <DateTimeText at={dateCreated} />,
  },
  { key: 'user', header: 'User', common: ofClient, render: ({ user }) => displayName(user) },
  {
    key: 'email',
    header: 'Email',
    breakable: true,
    common: true,
    render: ({ user }) => <EmailText address={user.email} />,
  },
  {
    key: 'activity',
    header: 'Activity',
    breakable: true,
    render: ({ description }) => <ActivityText description={description} />,
  },
];

export function ActivitiesPage() {
  const page = usePageParam();
  const now = useServerNow();
  const ofClient = isClient(useSession(({ user }) => user));
  const { data, isError, refetch } = useQuery({
    ...listOf(listActivities, { query: { pageNumber: page, pageSize: activitiesPageSize } }),
    meta: { failure: 'Error fetching activity logs. Kindly Refresh' },
  });
  return (
    <>
      <PageHeader title="All Activities" />
      {isError && !data ? (
        <LoadFailure what="The activities" onRetry={() => void refetch()} />
      ) : (
        <Card>
          <DataTable
            label="Activities"
            columns={columnsOf(ofClient)}
            worklist={!ofClient}
            rows={data?.data.slice(0, activitiesPageSize)}
            rowKey={(activity) => activity.id ?? `${activity.dateCreated} ${activity.description}`}
            groupOf={({ dateCreated }) => activityDay(dateCreated, now)}
            meta={data?.meta}
            pageSize={activitiesPageSize}
            empty="There are no activities"
          />
        </Card>
      )}
    </>
  );
}
