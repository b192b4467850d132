import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  render: (row: Row, index: number) => ReactNode;
  align?: 'start' | 'end' | 'center';
  /** Makes the header sort the rows on the page by this value; the choice lives in ?sort. */
  sort?: (row: Row) => string | number;
  /** The cell that names the row. */
  rowHeader?: boolean;
  /** The header is read out but not shown, as above a column of buttons. */
  hideHeader?: boolean;
}
