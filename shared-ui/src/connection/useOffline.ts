import { useSyncExternalStore } from 'react';

/** Why nothing can be sent now. */
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

/** The reason to disable what writes, as long as there is no connection. */
export const useOffline = (): string | undefined =>
  useSyncExternalStore(subscribe, isOnline) ? undefined : offlineReason;
