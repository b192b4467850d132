import { useSyncExternalStore } from 'react';
import { Banner } from 'shared-ui';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <Banner tone="warning" title="You are offline">
          Nothing can be sent until the connection is back.
        </Banner>
      )}
    </div>
  );
}
