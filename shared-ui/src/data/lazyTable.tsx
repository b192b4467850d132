import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { lazyPart } from '../page/lazyPart.tsx';

const Lazy = lazyPart(async () => (await import(/* webpackPreload: true */ './AntdTable.ts')).AntdTable);

/** Of all that a list shows antd's table comes last: heading, filters and what was found do not wait for it. */
export const Table = Lazy as (<Row>(props: TableProps<Row> & { pending: ReactNode }) => ReactNode) &
  Pick<typeof Lazy, 'preload'>;
