import { Banner, formatClock, useOffline } from 'shared-ui';
import { useAsOf } from '../offline/useAsOf.ts';

/** Says how old what is shown is, and why nothing can be sent (rule 20 of the experience). */
export const OfflineBanner = () => <div role="status">{useOffline() && <Offline />}</div>;

function Offline() {
  const asOf = useAsOf();
  return (
    <Banner
      tone="warning"
      title={asOf ? `You are offline: as of ${formatClock(asOf)} WAT` : 'You are offline'}
    >
      Nothing can be sent until the connection is back.
    </Banner>
  );
}
