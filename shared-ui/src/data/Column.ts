import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  render: (row: Row, index: number) => ReactNode;
  align?: 'start' | 'end' | 'center';
  /**
   * Makes the header sort; the choice lives in ?sort. A function sorts the rows on the page by its value; 'server' leaves
   * it to the call, whose sort key is the column's.
   */
  sort?: ((row: Row) => string | number) | 'server';
  /** Dates, numbers and codes are not broken into lines. */
  nowrap?: boolean;
  /** Addresses and other long words may break anywhere, rather than make cards of the rows. */
  breakable?: boolean;
  /** The cell that names the row. */
  rowHeader?: boolean;
  /** Stands above the lines of a table with `linesOf`, and not in each of them. */
  common?: boolean;
  /** The header is read out but not shown, as above a column of buttons. */
  hideHeader?: boolean;
  /**
   * Where there is no room for the columns: in which of a row's three lines it stands, at its end where `align` says so and
   * beside the row's name in the first. Once a column has a line, those without one are left to what opens the row.
   */
  line?: 1 | 2 | 3;
  /** It takes as many lines as it needs instead of being cut: for rows that nothing opens. */
  whole?: boolean;
  /** Its header stands before it in its line, where it would say nothing without. */
  named?: boolean;
  /** What can be done with the row: where a press opens it, it stands there too, and not among the facts. */
  action?: boolean;
}
