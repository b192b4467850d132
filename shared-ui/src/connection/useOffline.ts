import { useSyncExternalStore } from 'react';

export const offlineReason = 'You are offline: nothing can be sent until the connection is back';

export const isOnline = (): boolean => navigator.onLine;

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export const useOffline = (): string | undefined =>
  useSyncExternalStore(subscribe, isOnline) ? undefined : offlineReason;
