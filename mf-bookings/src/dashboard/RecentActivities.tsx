import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { type Activity, listActivities } from 'shared-api/accounts';
import { listOf, useServerNow } from 'shared-api/http';
import { Card, DateTimeText, EmptyState, LoadFailure, links, Skeletons } from 'shared-ui';
import { ActivityText } from '../shared/ActivityText.tsx';
import { activityDay } from '../shared/activityDay.ts';
import { joinSignIns } from './joinSignIns.ts';
import styles from './RecentActivities.module.css';

const shownActivities = 5;
/** Five lines should remain after consecutive sign-ins are joined. */
const fetchedActivities = 20;

/** The page must not fetch antd's table for five rows, so a plain table is used. */
function ActivityTable({ rows }: { rows: readonly Activity[] }) {
  const now = useServerNow();
  const dayAt = (at: number) => {
    const row = rows[at];
    return row && activityDay(row.dateCreated, now);
  };
  return (
    <table aria-label="Recent Activities" className={styles.activities}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, dateCreated, description }, index) => (
          <Fragment key={id ?? `${dateCreated} ${description}`}>
            {dayAt(index) !== dayAt(index - 1) && (
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {dayAt(index)}
                </th>
              </tr>
            )}
            <tr>
              <td className={styles.date}>
                <DateTimeText at={dateCreated} />
              </td>
              <td>
                <ActivityText description={description} />
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

export function RecentActivities() {
  const { data, isError, refetch } = useQuery({
    ...listOf(listActivities, { query: { pageNumber: 1, pageSize: fetchedActivities } }),
    meta: { failure: 'Fetching user activities failed. Kindly Refresh' },
  });
  const rows = data && joinSignIns(data.data, shownActivities);
  return (
    <Card title="Recent Activities" actions={<Link to={links.activities()}>View all</Link>}>
      {isError && !rows && <LoadFailure what="The activities" onRetry={refetch} />}
      {!isError && !rows && <Skeletons count={shownActivities} />}
      {rows?.length === 0 && <EmptyState text="There are no activities" />}
      {rows && rows.length > 0 && <ActivityTable rows={rows} />}
    </Card>
  );
}
