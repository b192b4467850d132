import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isLastSeen } from './lastSeen.ts';

function useShown<Value>(read: (shown: readonly Query[]) => Value): Value {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  return useSyncExternalStore(subscribe, () => read(cache.findAll({ type: 'active' })));
}

/** Returns the time of the oldest data on the page in milliseconds since 1970, or 0 without data. */
export const useAsOf = (): number =>
  useShown((shown) => {
    const times = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
    return times.length > 0 ? Math.min(...times) : 0;
  });

export const useShowsLastSeen = (): boolean => useShown((shown) => shown.some(isLastSeen));
