import { Timeline } from 'antd';
import type { ReactNode } from 'react';

export const DrawnTimeline = ({ items }: { items: { key: string | number; content: ReactNode }[] }) => (
  <Timeline items={items} />
);
