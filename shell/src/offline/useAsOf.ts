import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** When the oldest of what this page shows was heard of the server, in milliseconds since 1970; 0 is never. */
export function useAsOf(): number {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const shown = cache.findAll({ type: 'active' }).filter(({ state }) => state.dataUpdatedAt > 0);
    return shown.length > 0 ? Math.min(...shown.map(({ state }) => state.dataUpdatedAt)) : 0;
  });
}
