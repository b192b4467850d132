import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useSyncExternalStore } from 'react';
import styles from './LoadingOverlay.module.css';

const SEPARATOR = '\n';

/** Returns undefined without a pending call. A refetch is ignored, because the page shows earlier data. */
function useLoadingTasks(): readonly string[] | undefined {
  const queries = useQueryClient().getQueryCache();
  const fetching = useSyncExternalStore(
    (changed) => queries.subscribe(changed),
    () =>
      queries
        .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
        .map(({ meta }) => meta?.loading)
        .filter(Boolean)
        .join(SEPARATOR),
  );
  const writing = useMutationState({
    filters: { status: 'pending' },
    select: ({ meta }) => meta?.loading,
  }).filter(Boolean);
  const tasks = [...fetching.split(SEPARATOR).filter(Boolean), ...writing];
  if (tasks.length === 0) return undefined;
  const texts = tasks.filter((task) => task !== true && task !== 'true').map(String);
  return texts.length > 0 ? [...new Set(texts)] : ['Loading'];
}

export const LoadingCover = ({ tasks = ['Loading'] }: { tasks?: readonly string[] }) => (
  <Spin
    fullscreen
    className={styles.overlay ?? ''}
    description={tasks.map((task) => <p key={task}>{task}</p>)}
  />
);

/** The shell mounts the overlay once. */
export function LoadingOverlay() {
  const tasks = useLoadingTasks();
  return (
    <div role="status" aria-live="polite">
      {tasks && <LoadingCover tasks={tasks} />}
    </div>
  );
}
