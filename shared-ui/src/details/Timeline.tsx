import { Timeline as AntdTimeline } from 'antd';
import type { ReactNode } from 'react';
import { DateTimeText, MomentText } from '../text/DateText.tsx';
import type { DateInput } from '../text/formats.ts';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  key: string | number;
  at: DateInput;
  /** An appointment, in the form of a flight's time; else the second that something happened in. */
  isToCome?: boolean;
  text: ReactNode;
  detail?: ReactNode;
}

const contentOf = ({ at, isToCome, text, detail }: TimelineEntry) => (
  <>
    <div className={styles.text}>{text}</div>
    {detail && <div>{detail}</div>}
    <div className={styles.time}>{isToCome ? <MomentText at={at} /> : <DateTimeText at={at} />}</div>
  </>
);

export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <AntdTimeline
    items={entries.map((entry) => ({
      key: entry.key,
      content: contentOf(entry),
      ...(entry.isToCome && { color: 'gray' }),
    }))}
  />
);
