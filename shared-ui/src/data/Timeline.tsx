import type { ReactNode } from 'react';
import { fetchedPart } from '../page/fetchedPart.tsx';
import { DateTimeText } from '../text/DateText.tsx';
import type { DateInput } from '../text/formats.ts';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  key: string | number;
  at: DateInput;
  text: ReactNode;
  detail?: ReactNode;
}

const DrawnTimeline = fetchedPart(() => import('antd/es/timeline'));

const contentOf = ({ at, text, detail }: TimelineEntry) => (
  <>
    <div className={styles.text}>{text}</div>
    {detail && <div>{detail}</div>}
    <div className={styles.time}>
      <DateTimeText at={at} />
    </div>
  </>
);

/** What happened, in the order given. The line beside it is fetched when first shown; the words do not wait for it. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const items = entries.map((entry) => ({ key: entry.key, content: contentOf(entry) }));
  const words = (
    <ol className={styles.words}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ol>
  );
  return <DrawnTimeline items={items} pending={words} failed={words} />;
}
