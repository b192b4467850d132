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

function useNotice(): { title: string; text: string } | undefined {
  const offline = useOffline();
  const answers = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const behind = useShowsLastSeen();
  const moment = useMoment();
  if (offline) {
    const before = moment ? `This is what was there at ${moment}. ` : '';
    return {
      title: 'You are offline',
      text: `${before}Nothing can be sent until the connection is back.`,
    };
  }
  if (!answers)
    return {
      title: 'The portal does not answer',
      text: moment ? `This is what it showed at ${moment}; we keep trying.` : 'We keep trying.',
    };
  return behind ? { title: `As of ${moment}`, text: 'It is being brought up to date.' } : undefined;
}

export function OfflineBanner() {
  const notice = useNotice();
  return (
    <div role="status" className={`${styles.edge} screenOnly`}>
      {notice && (
        <Banner tone="warning" title={notice.title}>
          {notice.text}
        </Banner>
      )}
    </div>
  );
}
