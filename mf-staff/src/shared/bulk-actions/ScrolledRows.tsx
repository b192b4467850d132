import { DataTable, type DataTableProps, ScrollArea } from 'shared-ui/data';
import styles from './BulkActionDialog.module.css';

type ScrolledRowsProps<Row> = Pick<DataTableProps<Row>, 'label' | 'columns' | 'dataSource' | 'rowKey'> & {
  empty: string;
};

export const ScrolledRows = <Row,>(props: ScrolledRowsProps<Row>) => (
  <ScrollArea label={props.label} className={styles.rows}>
    <DataTable {...props} hideCaption worklist />
  </ScrollArea>
);
