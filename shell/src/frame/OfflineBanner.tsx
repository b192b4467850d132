import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Banner, formatClock, formatDay, formatMoment, useOffline } from 'shared-ui';
import { useAsOf, useShowsLastSeen } from '../offline/useAsOf.ts';
import styles from './edge.module.css';

export const OfflineBanner = () => (
  <div role="status" className={styles.edge}>
    {useCurrentBanner()}
  </div>
);

function useCurrentBanner() {
  const offline = useOffline();
  const answers = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const behind = useShowsLastSeen();
  if (offline) return <Offline />;
  if (!answers) return <Unreachable />;
  return behind && <CatchingUp />;
}

function useMoment(): string | undefined {
  const asOf = useAsOf();
  if (!asOf) return undefined;
  const isToday = formatDay(asOf) === formatDay(Date.now());
  return isToday ? `${formatClock(asOf)} WAT` : formatMoment(asOf);
}

function Offline() {
  const moment = useMoment();
  return (
    <Banner tone="warning" title="You are offline">
      {moment && `This is what was there at ${moment}. `}Nothing can be sent until the connection is back.
    </Banner>
  );
}

function Unreachable() {
  const moment = useMoment();
  return (
    <Banner tone="warning" title="The portal does not answer">
      {moment ? `This is what it showed at ${moment}; we keep trying.` : 'We keep trying.'}
    </Banner>
  );
}

function CatchingUp() {
  const moment = useMoment();
  return (
    <Banner tone="warning" title={`As of ${moment}`}>
      It is being brought up to date.
    </Banner>
  );
}
