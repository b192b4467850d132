import { Button } from 'shared-ui';
import type { Column } from 'shared-ui/data';

/** A button in each row that opens all there is to know of it; `nameOf` is read out with it. */
export const detailsColumn = <Row,>(nameOf: (row: Row) => string, open: (row: Row) => void): Column<Row> => ({
  key: 'details',
  header: 'Details',
  hideHeader: true,
  render: (row) => (
    <Button size="small" aria-label={`Details of ${nameOf(row)}`} onClick={() => open(row)}>
      Details
    </Button>
  ),
});
