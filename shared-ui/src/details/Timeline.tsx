import { Timeline as AntdTimeline } from 'antd';
import type { ReactNode } from 'react';
import type { DateInput } from 'shared-api/dates';
import { MomentText } from '../text/DateText.tsx';

export interface TimelineEntry {
  key: string | number;
  at: DateInput;
  isToCome?: boolean;
  text: ReactNode;
  detail?: ReactNode;
}

const contentOf = ({ at, text, detail }: TimelineEntry) => (
  <>
    <div>
      <strong>{text}</strong>
    </div>
    {detail && <div>{detail}</div>}
    <small>
      <MomentText at={at} />
    </small>
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
