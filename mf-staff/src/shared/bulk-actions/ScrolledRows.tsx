import { DataTable, type DataTableProps } from 'shared-ui/data';
import styles from './BulkActionDialog.module.css';

type ScrolledRowsProps<Row> = Pick<DataTableProps<Row>, 'label' | 'columns' | 'rows' | 'rowKey'> & {
  empty: string;
};

/** A table within the dialog that scrolls by itself, also by the keyboard. */
export const ScrolledRows = <Row,>(props: ScrolledRowsProps<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
  <section aria-label={props.label} className={styles.rows} tabIndex={0}>
    <DataTable {...props} hideCaption worklist />
  </section>
);
