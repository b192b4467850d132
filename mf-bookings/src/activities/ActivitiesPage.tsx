import { useQuery } from '@tanstack/react-query';
import { type Activity, listActivities } from 'shared-api/accounts';
import { isClient, listOf, useServerNow, useSession } from 'shared-api/http';
import { activitiesPageSize } from 'shared-api/lists';
import { displayName } from 'shared-api/wording';
import { Card, EmailText, PageHeader, usePageParam } from 'shared-ui';
import { type Column, QueryTable } from 'shared-ui/data';
import { ActivityText } from '../shared/ActivityText.tsx';
import { activityDay } from '../shared/activityDay.ts';

const columnsOf = (ofClient: boolean): readonly Column<Activity>[] => [
  {
    key: 'date',
    title: 'Date Created',
    line: 2,
    nowrap: ofClient,
    breakable: !ofClient,
    dataIndex: 'dateCreated',
    valueType: 'dateTime',
  },
  {
    key: 'user',
    title: 'User',
    ...(!ofClient && { line: 3 as const }),
    render: (_, { user }) => displayName(user),
  },
  {
    key: 'email',
    title: 'Email',
    breakable: true,
    render: (_, { user }) => <EmailText address={user.email} />,
  },
  {
    key: 'activity',
    title: 'Activity',
    line: 1,
    whole: true,
    breakable: true,
    render: (_, { description }) => <ActivityText description={description} />,
  },
];

export function ActivitiesPage() {
  const page = usePageParam();
  const now = useServerNow();
  const ofClient = isClient(useSession(({ user }) => user));
  const activities = useQuery({
    ...listOf(listActivities, { query: { pageNumber: page, pageSize: activitiesPageSize } }),
    meta: { failure: 'Error fetching activity logs. Kindly Refresh' },
    select: ({ data, meta }) => ({ data: data.slice(0, activitiesPageSize), meta }),
  });
  return (
    <>
      <PageHeader title="All Activities" />
      <Card>
        <QueryTable
          label="Activities"
          columns={columnsOf(ofClient)}
          worklist
          query={activities}
          rowKey={(activity) => activity.id ?? `${activity.dateCreated} ${activity.description}`}
          groupOf={({ dateCreated }) => activityDay(dateCreated, now)}
          pageSize={activitiesPageSize}
          empty="There are no activities"
        />
      </Card>
    </>
  );
}
