import { useQuery } from '@tanstack/react-query';
import { needsDoingQuery, type StaffTask } from 'shared-api/tasks';
import styles from './MenuList.module.css';

/** The link of the menu entry has the attribute `aria-describedby` with this `id`. */
export function WaitingCount({ id, tasks }: { id: string; tasks: readonly StaffTask[] }) {
  const { data = [] } = useQuery(needsDoingQuery());
  const waiting = data.filter(({ task }) => tasks.includes(task));
  const count = waiting.reduce((sum, task) => sum + task.count, 0);
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span id={id} hidden>
        {count} waiting
      </span>
    </>
  );
}
