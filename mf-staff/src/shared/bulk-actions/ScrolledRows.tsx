import type { MovedRow, PreviewedRow } from 'shared-api/bulk';
import { StatusTag } from 'shared-ui';
import { type Column, DataTable, type DataTableProps, ScrollArea } from 'shared-ui/data';
import styles from './BulkActionDialog.module.css';
import { capitalized } from './capitalized.ts';

type ScrolledRowsProps<Row> = Pick<DataTableProps<Row>, 'label' | 'columns' | 'dataSource' | 'rowKey'> & {
  empty: string;
};

export const ScrolledRows = <Row,>(props: ScrolledRowsProps<Row>) => (
  <ScrollArea label={props.label} className={styles.rows}>
    <DataTable {...props} hideCaption worklist />
  </ScrollArea>
);

type Listed = Pick<MovedRow | PreviewedRow, 'id' | 'name' | 'status'>;

export const nameColumn = (subject: string): Column<Listed> => ({
  key: 'name',
  title: capitalized(subject),
  rowScope: 'row',
  render: (_, row) => row.name ?? `No. ${row.id}`,
});

export const nowColumn = (kind: 'account' | 'booking'): Column<Listed> => ({
  key: 'now',
  title: 'Now',
  render: (_, { status }) => (status ? <StatusTag kind={kind} status={status} /> : 'N/A'),
});
