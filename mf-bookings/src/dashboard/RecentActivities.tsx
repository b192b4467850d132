import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Activity, listActivities } from 'shared-api/accounts';
import { listOf } from 'shared-api/http';
import { Card, DateTimeText, LoadFailure, links } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { ActivityText } from '../shared/ActivityText.tsx';
import { activityDay } from '../shared/activityDay.ts';
import { useServerNow } from '../shared/useServerNow.ts';
import { joinSignIns } from './joinSignIns.ts';

const shownActivities = 5;
/** This many leave five lines once the sign-ins are joined. */
const fetchedActivities = 20;

const columns: readonly Column<Activity>[] = [
  {
    key: 'date',
    header: 'Date',
    nowrap: true,
    render: ({ dateCreated }) => <DateTimeText at={dateCreated} />,
  },
  {
    key: 'description',
    header: 'Description',
    render: ({ description }) => <ActivityText description={description} />,
  },
];

export function RecentActivities() {
  const now = useServerNow();
  const { data, isError, refetch } = useQuery({
    ...listOf(listActivities, { query: { pageNumber: 1, pageSize: fetchedActivities } }),
    meta: { failure: 'Fetching user activities failed. Kindly Refresh' },
  });
  const rows = data && joinSignIns(data.data, shownActivities);
  return (
    <Card title="Recent Activities" actions={<Link to={links.activities()}>View all</Link>}>
      {isError && !rows ? (
        <LoadFailure what="The activities" onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Recent Activities"
          columns={columns}
          rows={rows}
          rowKey={(activity) => activity.id ?? `${activity.dateCreated} ${activity.description}`}
          groupOf={({ dateCreated }) => activityDay(dateCreated, now)}
          empty="There are no activities"
          pageSize={shownActivities}
          hideCaption
        />
      )}
    </Card>
  );
}
