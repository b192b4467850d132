import { endsWithTheFlight } from 'shared-api/bookings';
import type { PreviewedRow, RowVerdict } from 'shared-api/bulk';
import { serverNow } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { Inline, MomentText, Money, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import styles from './BulkActionDialog.module.css';
import { nameColumn, nowColumn, ScrolledRows } from './ScrolledRows.tsx';

interface PreviewTableProps {
  rows: readonly PreviewedRow[];
  to: string;
  kind: 'account' | 'booking';
  name: string;
}

const order: readonly RowVerdict[] = ['refused', 'same', 'moves'];
const sorted = (rows: readonly PreviewedRow[]) =>
  rows.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));

const inWords: Record<RowVerdict, (count: number) => string> = {
  moves: (count) => `${count} will change`,
  same: (count) => `${count} ${count === 1 ? 'has' : 'have'} this status already`,
  refused: (count) => `${count} cannot change`,
};

const refundOfRow = (row: PreviewedRow) => ('refund' in row ? koboOf(row.refund) : 0);

/** Returns the flight's time if the status would be recorded before the flight. */
const earlyFlightOf = (row: PreviewedRow, to: string): string | undefined =>
  'flightAt' in row && row.flightAt && endsWithTheFlight(to) && serverNow() < new Date(row.flightAt)
    ? row.flightAt
    : undefined;

function Effect({ row, to, kind }: Pick<PreviewTableProps, 'to' | 'kind'> & { row: PreviewedRow }) {
  if (row.verdict === 'refused') return <span className="error">Cannot change: {row.why}</span>;
  if (row.verdict === 'same') return 'Stays as it is';
  const earlyFlight = earlyFlightOf(row, to);
  return (
    <Inline space={2}>
      <StatusTag kind={kind} status={to} />
      {refundOfRow(row) > 0 && (
        <span>
          <Money kobo={refundOfRow(row)} /> goes back
        </span>
      )}
      {earlyFlight && (
        <strong>
          The flight is still to come: <MomentText at={earlyFlight} />
        </strong>
      )}
    </Inline>
  );
}

export function PreviewTable({ rows, to, kind, name }: PreviewTableProps) {
  const count = (verdict: RowVerdict) => rows.filter((row) => row.verdict === verdict).length;
  const early = rows.filter((row) => row.verdict === 'moves' && earlyFlightOf(row, to)).length;
  const refundKobo = rows.reduce((sum, row) => sum + refundOfRow(row), 0);
  const columns: Column<PreviewedRow>[] = [
    nameColumn(name),
    nowColumn(kind),
    { key: 'effect', title: 'Then', render: (_, row) => <Effect row={row} to={to} kind={kind} /> },
  ];
  return (
    <div>
      <p role="status" className={styles.summary}>
        {(['moves', 'same', 'refused'] as const)
          .filter((verdict) => count(verdict) > 0)
          .map((verdict) => inWords[verdict](count(verdict)))
          .join(', ')}
        {early > 0 && `; ${early} before ${early === 1 ? 'its' : 'their'} flight`}
        {refundKobo > 0 && (
          <>
            ; <Money kobo={refundKobo} /> goes back to clients
          </>
        )}
      </p>
      <ScrolledRows
        label="Preview"
        columns={columns}
        dataSource={sorted(rows)}
        rowKey={({ id }) => id}
        empty="Nothing is chosen"
      />
    </div>
  );
}
