import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { koboOf } from 'shared-api/money';
import { DateText, DateTimeText, MomentText } from '../text/DateText.tsx';
import { Money } from '../text/Money.tsx';

const valueTypes = {
  money: (naira: number) => <Money kobo={koboOf(naira)} />,
  date: (at: string) => <DateText at={at} />,
  moment: (at: string) => <MomentText at={at} />,
  dateTime: (at: string) => <DateTimeText at={at} />,
};

/** Fields with antd's names have antd's meaning. */
export interface Column<Row> extends Pick<TableColumnType, 'align' | 'rowScope'> {
  key: string;
  title: string;
  dataIndex?: keyof Row & string;
  /** The value is formatted as this type, as in antd's ProTable. Money is aligned to the end. */
  valueType?: keyof typeof valueTypes;
  render?: (value: never, row: Row, index: number) => ReactNode;
  /** The server sorts the list by the column's key. */
  sorter?: boolean;
  /** Only screen readers read the title. */
  hideTitle?: boolean;
  nowrap?: boolean;
  /** A long word may break anywhere, so that the column needs less width. */
  breakable?: boolean;
  /**
   * A narrow table shows each row as three lines, and the column is in this line. If any column has a line,
   * columns without a line appear only in an opened row.
   */
  line?: 1 | 2 | 3;
  lineEnd?: boolean;
  /** A narrow table wraps the value instead of cutting it off. */
  whole?: boolean;
  /** A narrow table writes the title before the value. */
  named?: boolean;
  /** The cell contains buttons or links, which an opened row shows among its actions. */
  action?: boolean;
}

export function contentOf<Row>(column: Column<Row>, row: Row, index: number): ReactNode {
  const { render, dataIndex, valueType } = column;
  const value = (row as Readonly<Record<string, never>>)[String(dataIndex)];
  if (render) return render(value as never, row, index);
  return valueType && value !== null ? valueTypes[valueType](value as never) : value;
}

export const factsOf = <Row,>(columns: readonly Column<Row>[], row: Row, index: number) =>
  columns
    .filter(({ action, hideTitle }) => !action && !hideTitle)
    .map((column) => ({ term: column.title, value: contentOf(column, row, index) }));

export const actionColumn = <Row,>(render: (row: Row) => ReactNode): Column<Row> => ({
  key: 'action',
  title: 'Action',
  action: true,
  align: 'end',
  line: 3,
  render: (_, row) => render(row),
});
