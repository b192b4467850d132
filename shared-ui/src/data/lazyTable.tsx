import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { lazyPart } from '../page/lazyPart.tsx';

const Lazy = lazyPart(async () => (await import(/* webpackPreload: true */ './AntdTable.ts')).AntdTable);

/** antd's table comes last of all that a list shows: heading and filters do not wait for it. */
export const Table = Lazy as (<Row>(props: TableProps<Row> & { pending: ReactNode }) => ReactNode) &
  Pick<typeof Lazy, 'preload'>;
