import { useQuery } from '@tanstack/react-query';
import { type Activity, listActivities } from 'shared-api/accounts';
import { listOf } from 'shared-api/http';
import { usePageParam } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { StaffTable } from '../shared/StaffTable.tsx';
import styles from './ClientActivities.module.css';

const columns: Column<Activity>[] = [
  {
    key: 'date',
    title: 'Date Created',
    line: 2,
    nowrap: true,
    dataIndex: 'dateCreated',
    valueType: 'dateTime',
  },
  {
    key: 'activity',
    title: 'Activity',
    rowScope: 'row',
    line: 1,
    render: (_, { description }) => <span className={styles.done}>{description}</span>,
  },
];

export function ClientActivities({ clientId }: { clientId: number }) {
  const activities = useQuery(
    listOf(listActivities, {
      query: { applicationUserId: clientId, pageNumber: usePageParam(), pageSize: 10 },
    }),
  );
  return (
    <StaffTable
      label="Activities"
      query={activities}
      columns={columns}
      rowKey={({ id, dateCreated }) => id ?? dateCreated}
      empty="There are no activities"
    />
  );
}
