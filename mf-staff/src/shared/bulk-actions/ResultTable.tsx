import type { MovedRow, RowOutcome } from 'shared-api/bulk';
import { Icon } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import styles from './BulkActionDialog.module.css';
import { nameColumn, nowColumn, ScrolledRows } from './ScrolledRows.tsx';

interface ResultTableProps {
  rows: readonly MovedRow[];
  kind: 'account' | 'booking';
  name: string;
}

const texts: Record<RowOutcome, string> = {
  moved: 'Changed',
  same: 'Had this status already',
  changed: 'Not changed',
  refused: 'Not changed',
  failed: 'Not changed',
};
const isDone = ({ outcome }: MovedRow) => outcome === 'moved' || outcome === 'same';

export function ResultTable({ rows, kind, name }: ResultTableProps) {
  const left = rows.filter((row) => !isDone(row)).length;
  const columns: Column<MovedRow>[] = [
    nameColumn(name),
    {
      key: 'outcome',
      title: 'Outcome',
      render: (_, row) => (
        <span className={isDone(row) ? undefined : 'error'}>
          <Icon name={isDone(row) ? 'check' : 'cross'} /> {texts[row.outcome]}
          {row.why && `: ${row.why}`}
        </span>
      ),
    },
    nowColumn(kind),
  ];
  return (
    <div>
      <p role="status" className={styles.summary}>
        {rows.filter(({ outcome }) => outcome === 'moved').length} changed
        {left > 0 && `, ${left} not changed`}
      </p>
      <ScrolledRows
        label="Outcome"
        columns={columns}
        dataSource={rows.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)))}
        rowKey={({ id }) => id}
        empty="Nothing was changed"
      />
    </div>
  );
}
