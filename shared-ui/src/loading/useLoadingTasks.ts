import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const SEPARATOR = '\n';

/** The texts of the pending calls that asked for the overlay, each once; `undefined` while there is none. */
export function useLoadingTasks(): readonly string[] | undefined {
  const queries = useQueryClient().getQueryCache();
  const fetching = useSyncExternalStore(
    (changed) => queries.subscribe(changed),
    () =>
      queries
        .findAll({ fetchStatus: 'fetching' })
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
