import { DataTable, type DataTableProps, ScrollArea } from 'shared-ui/data';
import styles from './BulkActionDialog.module.css';

type ScrolledRowsProps<Row> = Pick<DataTableProps<Row>, 'label' | 'columns' | 'dataSource' | 'rowKey'> & {
  empty: string;
};

/** The table scrolls by itself within the dialog, and the keyboard can scroll it as well. */
export const ScrolledRows = <Row,>(props: ScrolledRowsProps<Row>) => (
  <ScrollArea label={props.label} className={styles.rows}>
    <DataTable {...props} hideCaption worklist />
  </ScrollArea>
);
