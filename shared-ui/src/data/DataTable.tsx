import { Fragment, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PageMeta } from 'shared-api/contract';
import { Skeletons } from '../loading/Skeletons.tsx';
import { fetchedPart } from '../page/fetchedPart.tsx';
import { EmptyState } from '../status/EmptyState.tsx';
import type { Column } from './Column.ts';
import styles from './DataTable.module.css';
import { FittingTable } from './FittingTable.tsx';
import { Held } from './Held.tsx';
import { moveBetweenRows, openRow } from './moveBetweenRows.ts';
import { Pagination } from './Pagination.tsx';
import { RowCheckbox, type Selection } from './RowCheckbox.tsx';
import type { PeekContent, RowPeekProps } from './RowPeek.tsx';
import { SortHeader, SortSelect, useSorted } from './SortHeader.tsx';
import { PAGE_SIZE, tableCaption } from './tableCaption.ts';
import { tableRoles } from './tableRoles.ts';
import { peeking, usePeek } from './usePeek.ts';
import { useSingleKeys } from './useSingleKeys.ts';

export interface DataTableProps<Row> {
  /** Names the table: 'Bookings'. */
  label: string;
  columns: readonly Column<Row>[];
  /** `undefined` while it loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** The empty text in the specification's words, and what to do next. */
  empty: string;
  emptyAction?: ReactNode;
  /** With it come the page controls, once the total is there, and a page beyond the last goes to ?page=1. */
  meta?:
    | (Pick<PageMeta, 'pageNumber'> & Partial<Pick<PageMeta, 'totalPages' | 'totalCount' | 'atLeast'>>)
    | undefined;
  pageSize?: number;
  /** For short tables inside a page; the name is still announced. */
  hideCaption?: boolean;
  selection?: Selection;
  /** For lists that are worked through all day: rows stand closer, and arrow keys or j and k go from row to row. */
  worklist?: boolean;
  /** With it a press on a row, or Enter, opens the row beside the list; its key is in the address. */
  peek?: PeekContent<Row>;
  /** What rows in turn have in common stands above them once; each is a line of those columns that are not `common`. */
  linesOf?: (row: Row) => string;
  /** What rows in turn belong to, such as their day, stands above them in a line of its own. */
  groupOf?: (row: Row) => string;
  /** The keys of columns that somebody does without; what opens a row still says what is in them. */
  hidden?: readonly string[];
  /** Whether the rows belong to what was asked for before; they stay, paler, until the new ones are there. */
  stale?: boolean;
}

/** With more of them the cells stand closer. */
const roomyColumns = 6;

function cellLook<Row>(column: Column<Row>): string {
  const { align = 'start', nowrap, breakable, common, action, line, whole, named } = column;
  const atLine = line && [styles.line1, styles.line2, styles.line3][line - 1];
  const looks = [
    styles.cell,
    styles[align],
    nowrap && styles.nowrap,
    breakable && styles.breakable,
    common && styles.inCommon,
    action && styles.action,
    whole && styles.whole,
    named && styles.named,
    atLine,
  ];
  return looks.filter(Boolean).join(' ');
}

const RowPeek = fetchedPart<RowPeekProps>(async () => (await import('./RowPeek.tsx')).RowPeek);

function Rows<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, empty, emptyAction, meta, pageSize = PAGE_SIZE, selection, worklist } = props;
  const columns = props.columns.filter(({ key }) => !props.hidden?.includes(key));
  const sorted = useSorted(rows, columns);
  const [singleKeys] = useSingleKeys();
  const lastChosen = useRef<string>(undefined);
  const { peek } = props;
  const peeked = usePeek();
  const beside = peek && peeked.open;
  const pages = meta && <Pagination totalPages={meta.totalPages} label={label} stale={props.stale} />;
  // That nothing is found is an answer to what is asked now, or none.
  if (!sorted || (sorted.length === 0 && props.stale)) return <Skeletons count={pageSize} />;
  if (sorted.length === 0)
    return (
      <>
        <EmptyState text={empty} action={emptyAction} />
        {pages}
      </>
    );
  const total = meta ? meta.totalCount : sorted.length;
  const keys = sorted.map((row) => String(rowKey(row)));
  const extendTo = (key: string) => {
    if (!selection) return;
    const from = keys.indexOf(lastChosen.current ?? key);
    const ends = [from < 0 ? keys.indexOf(key) : from, keys.indexOf(key)];
    const range = keys.slice(Math.min(...ends), Math.max(...ends) + 1);
    selection.onChange([...selection.selected.filter((one) => !range.includes(one)), ...range]);
  };
  const isBrief = columns.some(({ line }) => line);
  const look = [
    styles.table,
    columns.length > roomyColumns && styles.dense,
    worklist && styles.worklist,
    props.stale && styles.stale,
    props.linesOf && styles.lines,
    props.groupOf && styles.grouped,
    props.groupOf && !isBrief && styles.notes,
    isBrief && styles.brief,
  ];
  const peekedAt = peek && peeked.key !== null ? keys.indexOf(peeked.key) : -1;
  const turnTo = (at: number) => {
    const key = keys[at];
    return key === undefined ? undefined : () => peeked.turnTo(key);
  };
  const commonOf = (at: number): string | undefined => {
    const row = sorted[at];
    return row && (props.linesOf ?? props.groupOf)?.(row);
  };
  return (
    <FittingTable lines={props.linesOf !== undefined}>
      {worklist && <SortSelect columns={columns} />}
      <table
        className={look.filter(Boolean).join(' ')}
        aria-busy={props.stale || undefined}
        {...tableRoles.table}
      >
        <caption className={props.hideCaption ? styles.hidden : styles.caption}>
          <span className={styles.hidden}>{label}. </span>
          {tableCaption(meta?.pageNumber ?? 1, sorted.length, total, { pageSize, atLeast: meta?.atLeast })}
        </caption>
        <thead className={styles.head}>
          <tr {...tableRoles.row}>
            {selection && (
              <th scope="col" {...tableRoles.columnHeader} className={styles.check}>
                <RowCheckbox selection={selection} keys={keys} label="Select all rows" />
              </th>
            )}
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody
          onClick={worklist || peek ? (event) => openRow(event, beside) : undefined}
          onKeyDown={worklist || peek ? (event) => moveBetweenRows(event, singleKeys, beside) : undefined}
        >
          {sorted.map((row, index) => {
            const key = String(rowKey(row));
            const common = commonOf(index);
            return (
              <Fragment key={key}>
                {common !== undefined && common !== commonOf(index - 1) && (
                  <tr className={styles.common} {...tableRoles.row}>
                    <th scope="rowgroup" colSpan={columns.length} {...tableRoles.rowHeader}>
                      {common}
                    </th>
                  </tr>
                )}
                <tr
                  {...tableRoles.row}
                  data-key={key}
                  className={`${styles.row} ${selection?.selected.includes(key) ? styles.chosen : ''}`}
                >
                  {selection && (
                    <td {...tableRoles.cell} className={styles.check}>
                      <RowCheckbox
                        selection={selection}
                        keys={[key]}
                        label={`Select ${selection.nameOf?.(key) ?? `row ${index + 1}`}`}
                        onExtend={() => extendTo(key)}
                        onChoose={() => {
                          lastChosen.current = key;
                        }}
                      />
                    </td>
                  )}
                  {columns.map((column) => {
                    const Cell = column.rowHeader ? 'th' : 'td';
                    const content = column.render(row, index);
                    return (
                      <Cell
                        key={column.key}
                        {...(column.rowHeader ? tableRoles.rowHeader : tableRoles.cell)}
                        scope={column.rowHeader ? 'row' : undefined}
                        className={cellLook(column)}
                        data-label={column.hideHeader ? undefined : column.header}
                      >
                        {column.rowHeader && peek && !peek.pathOf ? (
                          <Link to={peeked.addressOf(key)} state={peeking} preventScrollReset>
                            {content}
                          </Link>
                        ) : (
                          content
                        )}
                      </Cell>
                    );
                  })}
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {pages}
      {peek && peekedAt >= 0 && (
        <RowPeek
          {...peek}
          row={sorted[peekedAt]}
          rowKey={keys[peekedAt] ?? ''}
          index={peekedAt}
          columns={props.columns}
          onNext={turnTo(peekedAt + 1)}
          onPrevious={turnTo(peekedAt - 1)}
          onClose={peeked.close}
        />
      )}
    </FittingTable>
  );
}

/** A real table; where there is no room for the columns each row becomes three lines, or a card if no column has a line. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => (
  <Held>
    <Rows {...props} />
  </Held>
);
