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

/** The reason to disable controls that send something, while the browser is offline. */
export const useOffline = (): string | undefined =>
  useSyncExternalStore(subscribe, isOnline) ? undefined : offlineReason;
