import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { lazyPart } from '../page/lazyPart.tsx';

const Lazy = lazyPart(async () => (await import(/* webpackPreload: true */ 'antd/es/table')).default);

/** antd's table is large, so headings and filters are shown before its code has arrived. */
export const Table = Lazy as (<Row>(props: TableProps<Row> & { pending: ReactNode }) => ReactNode) &
  Pick<typeof Lazy, 'preload'>;
