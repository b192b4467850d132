import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Banner, formatClock, formatDay, formatMoment, useOffline } from 'shared-ui';
import { useAsOf, useShowsLastSeen } from '../offline/useAsOf.ts';
import styles from './edge.module.css';

function useMoment(): string | undefined {
  const asOf = useAsOf();
  if (!asOf) return undefined;
  const isToday = formatDay(asOf) === formatDay(Date.now());
  return isToday ? `${formatClock(asOf)} WAT` : formatMoment(asOf);
}

function Notice({ cause }: { cause: 'offline' | 'unanswered' | 'behind' }) {
  const moment = useMoment();
  const notices = {
    offline: {
      title: 'You are offline',
      text: `${moment ? `This is what was there at ${moment}. ` : ''}Nothing can be sent until the connection is back.`,
    },
    unanswered: {
      title: 'The portal does not answer',
      text: moment ? `This is what it showed at ${moment}; we keep trying.` : 'We keep trying.',
    },
    behind: { title: `As of ${moment}`, text: 'It is being brought up to date.' },
  };
  const { title, text } = notices[cause];
  return (
    <Banner tone="warning" title={title}>
      {text}
    </Banner>
  );
}

function useCause() {
  const offline = useOffline();
  const answers = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const behind = useShowsLastSeen();
  if (offline) return 'offline';
  if (!answers) return 'unanswered';
  return behind ? 'behind' : undefined;
}

export function OfflineBanner() {
  const cause = useCause();
  return (
    <div role="status" className={`${styles.edge} screenOnly`}>
      {cause && <Notice cause={cause} />}
    </div>
  );
}
