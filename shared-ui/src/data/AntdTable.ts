import { Table, type TableProps } from 'antd';
import type { ComponentType } from 'react';

export const AntdTable: ComponentType<TableProps<object>> = Table;
