import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';

/** A column of antd's table, in antd's names, and its place where there is no room for columns. */
export interface Column<Row> extends Pick<TableColumnType, 'align' | 'rowScope'> {
  key: string;
  title: string;
  dataIndex?: keyof Row & string;
  render?: (value: never, row: Row, index: number) => ReactNode;
  sorter?: boolean | ((one: Row, other: Row) => number);
  /** The title is read out but not shown, as above a column of buttons. */
  hideTitle?: boolean;
  /** Dates, numbers and codes are not broken into lines. */
  nowrap?: boolean;
  /** Addresses and other long words may break anywhere, rather than leave no room for the columns. */
  breakable?: boolean;
  /**
   * Without room for the columns it stands in this of a row's three lines, at its end where `align` or `lineEnd` says
   * so and beside the row's name in the first. Once a column has a line, those without one are left to what opens the row.
   */
  line?: 1 | 2 | 3;
  lineEnd?: boolean;
  /** It takes as many lines as it needs instead of being cut: for rows that nothing opens. */
  whole?: boolean;
  /** Its title stands before it in its line, where it would say nothing without. */
  named?: boolean;
  /** It holds actions: where a press opens the row they stand there too, and not among the facts. */
  action?: boolean;
}

/** The content of a column's cell, as antd's table draws it. */
export function contentOf<Row>({ render, dataIndex }: Column<Row>, row: Row, index: number): ReactNode {
  const value = (row as Readonly<Record<string, never>>)[String(dataIndex)];
  return render ? render(value as never, row, index) : value;
}

/** An empty cell needs no name of its column either. */
export const factsOf = <Row>(columns: readonly Column<Row>[], row: Row, index: number) =>
  columns
    .filter(({ action, hideTitle }) => !action && !hideTitle)
    .map((column) => ({ term: column.title, value: contentOf(column, row, index) }))
    .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
