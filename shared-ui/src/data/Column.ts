import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';

/** A column of antd's table, in antd's names, and its place when the table is too narrow for columns. */
export interface Column<Row> extends Pick<TableColumnType, 'align' | 'rowScope'> {
  key: string;
  title: string;
  dataIndex?: keyof Row & string;
  render?: (value: never, row: Row, index: number) => ReactNode;
  sorter?: boolean | ((one: Row, other: Row) => number);
  /** The title is read out but not shown, for example above a column of buttons. */
  hideTitle?: boolean;
  /** Does not break the text into lines: for dates, numbers and codes. */
  nowrap?: boolean;
  /** Lets a long word, such as an e-mail address, break anywhere, which leaves room for the other columns. */
  breakable?: boolean;
  /**
   * Without room for the columns it stands in this of a row's three lines, at its end where `align` or `lineEnd` says
   * so and beside the row's name in the first. Once a column has a line, those without one are left to what opens the row.
   */
  line?: 1 | 2 | 3;
  lineEnd?: boolean;
  /** It takes as many lines as it needs instead of being cut: for rows that nothing opens. */
  whole?: boolean;
  /** In a narrow table the title is written before the value, for values that mean nothing alone. */
  named?: boolean;
  /** The cell holds buttons or links: an opened row shows them among its actions and not among its facts. */
  action?: boolean;
}

export function contentOf<Row>({ render, dataIndex }: Column<Row>, row: Row, index: number): ReactNode {
  const value = (row as Readonly<Record<string, never>>)[String(dataIndex)];
  return render ? render(value as never, row, index) : value;
}

/** Empty cells are left out with their titles. */
export const factsOf = <Row>(columns: readonly Column<Row>[], row: Row, index: number) =>
  columns
    .filter(({ action, hideTitle }) => !action && !hideTitle)
    .map((column) => ({ term: column.title, value: contentOf(column, row, index) }))
    .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
