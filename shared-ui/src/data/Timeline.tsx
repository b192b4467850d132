import type { ReactNode } from 'react';
import { DateTimeText } from '../text/DateText.tsx';
import type { DateInput } from '../text/formats.ts';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  key: string | number;
  at: DateInput;
  text: ReactNode;
  detail?: ReactNode;
}

/** What happened, in the order given. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className={styles.timeline}>
    {entries.map(({ key, at, text, detail }) => (
      <li key={key} className={styles.entry}>
        <div className={styles.text}>{text}</div>
        {detail && <div>{detail}</div>}
        <div className={styles.time}>
          <DateTimeText at={at} />
        </div>
      </li>
    ))}
  </ol>
);
