import type { QueryCache } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isLastSeen } from './lastSeen.ts';

/** Follows something about the queries that this page shows. */
function useShown<Value>(read: (shown: ReturnType<QueryCache['findAll']>) => Value): Value {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  return useSyncExternalStore(subscribe, () => read(cache.findAll({ type: 'active' })));
}

/** When the oldest of what this page shows was heard of the server, in milliseconds since 1970; 0 is never. */
export const useAsOf = (): number =>
  useShown((shown) => {
    const times = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
    return times.length > 0 ? Math.min(...times) : 0;
  });

/** Whether this page shows a list that was seen before and has not been fetched since. */
export const useShowsLastSeen = (): boolean => useShown((shown) => shown.some(isLastSeen));
