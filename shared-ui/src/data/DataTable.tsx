import type { TableColumnType, TableProps } from 'antd';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PageMeta } from 'shared-api/contract';
import { listPageSize } from 'shared-api/lists';
import { classNames } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Skeletons } from '../loading/Skeletons.tsx';
import { EmptyState } from '../status/EmptyState.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { type Column, contentOf } from './Column.tsx';
import styles from './DataTable.module.css';
import { Table } from './lazyTable.tsx';
import { moveBetweenRows, openRow } from './moveBetweenRows.ts';
import { Pagination } from './Pagination.tsx';
import { RowLines } from './RowLines.tsx';
import { type PeekContent, RowPeek } from './RowPeek.tsx';
import { StillWhilePressed } from './StillWhilePressed.tsx';
import { tableCaption } from './tableCaption.ts';
import { useFit } from './useFit.ts';
import { peeking, usePeek } from './usePeek.ts';
import type { RowSelection } from './useSelectedRows.ts';
import { useSingleKeys } from './useSingleKeys.ts';
import { SortSelect, useSort } from './useSort.tsx';

/** Props with antd's names have antd's meaning. */
export interface DataTableProps<Row> extends Pick<TableProps<Row>, 'expandable'> {
  label: string;
  columns: readonly Column<Row>[];
  /** The rows are undefined while they load. */
  dataSource: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  rowSelection?: RowSelection | undefined;
  empty: string;
  emptyAction?: ReactNode;
  /** Adds page controls as soon as the total is known. */
  meta?:
    | (Pick<PageMeta, 'pageNumber'> & Partial<Pick<PageMeta, 'totalPages' | 'totalCount' | 'atLeast'>>)
    | undefined;
  pageSize?: number;
  hideCaption?: boolean;
  /** The rows are closer together, and keys such as the arrow keys move the focus from row to row. */
  worklist?: boolean;
  peek?: PeekContent<Row>;
  /** Returns a text that consecutive rows share. The text is shown once, and each row takes one line. */
  linesOf?: (row: Row) => string;
  /** Returns the group of a row. The group is shown once above consecutive rows. */
  groupOf?: ((row: Row) => string) | undefined;
  hidden?: readonly string[];
  /** The table keeps its columns and scrolls sideways, except on phones. */
  scrolls?: boolean;
  /** True means that the rows belong to the previous query, because the new rows have not arrived. */
  stale?: boolean;
}

/** With more columns than this, the cells have less padding. */
const roomyColumns = 6;

type RowProps = ComponentProps<'tr'> & { 'data-group'?: string | undefined };

/** antd's table has no headings between its rows, so the first row of a group also renders the heading. */
const GroupedRow = ({ 'data-group': group, ...row }: RowProps) => (
  <>
    {group !== undefined && (
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={Children.count(row.children)}>
          {group}
        </th>
      </tr>
    )}
    <tr {...row} />
  </>
);

const components = { body: { row: GroupedRow } };

function Rows<Row>(props: DataTableProps<Row>) {
  const { label, dataSource: rows, empty, emptyAction, meta, pageSize = listPageSize } = props;
  const { peek, rowSelection, stale, worklist } = props;
  const columns = props.columns
    .filter(({ key }) => !props.hidden?.includes(key))
    .map((column) => (column.valueType === 'money' ? { align: 'end' as const, ...column } : column));
  const { column: sorted, isDescending, set: setSort } = useSort(columns);
  const [room, fit] = useFit(props.scrolls);
  const [singleKeys] = useSingleKeys();
  const keyOf = (row: Row) => String(props.rowKey(row));
  const peeked = usePeek(peek && !stale ? rows?.map(keyOf) : undefined);
  const beside = peek && peeked.open;
  const pages = meta && <Pagination totalPages={meta.totalPages} label={label} stale={stale} />;
  // An empty reply to the previous query says nothing about the new query.
  if (!rows || (rows.length === 0 && stale)) return <Skeletons count={pageSize} />;
  if (rows.length === 0)
    return (
      <>
        <EmptyState text={empty} action={emptyAction} />
        {pages}
      </>
    );
  const total = meta ? meta.totalCount : rows.length;
  const caption = tableCaption(meta?.pageNumber ?? 1, rows.length, total, {
    pageSize,
    atLeast: meta?.atLeast,
  });
  const groupAt = (at: number): string | undefined => {
    const row = rows[at];
    return row && (props.linesOf ?? props.groupOf)?.(row);
  };
  const rowProps = (_: Row, at = 0): RowProps => ({
    'data-group': groupAt(at) === groupAt(at - 1) ? undefined : groupAt(at),
    ...((worklist || peek) && {
      onClick: (event) => openRow(event, beside),
      onKeyDown: (event) => moveBetweenRows(event, singleKeys, beside),
    }),
  });
  const draw = (column: Column<Row>) => (_: unknown, row: Row, index: number) => {
    const content = contentOf(column, row, index);
    if (!column.rowScope || !peek || peek.pathOf) return content;
    return (
      <Link to={peeked.addressOf(keyOf(row))} state={peeking} preventScrollReset>
        {content}
      </Link>
    );
  };
  const drawn = columns.map((column) => ({ ...column, render: draw(column) }));
  const isOneLine = props.linesOf !== undefined;
  const hasLines = columns.some(({ line }) => line);
  const isSortable = columns.some(({ sorter }) => sorter);
  const lines: TableColumnType<Row> = {
    key: 'lines',
    title: isSortable ? <SortSelect columns={columns} /> : <VisuallyHidden>{label}</VisuallyHidden>,
    onHeaderCell: () => ({ className: isSortable || rowSelection ? undefined : styles.noHeader }),
    onCell: () => (isOneLine || hasLines ? { role: 'presentation' } : {}),
    render: (_: unknown, row: Row, index: number) => (
      <RowLines columns={drawn} row={row} index={index} isOneLine={isOneLine} />
    ),
  };
  const asColumns = drawn.map(
    ({ hideTitle, nowrap, breakable, line, ...column }): TableColumnType<Row> => ({
      ...column,
      // antd copies a plain text into the cell's `aria-label`, which could equal the label of a filter.
      title: hideTitle ? <VisuallyHidden>{column.title}</VisuallyHidden> : <span>{column.title}</span>,
      sortOrder: column.key === sorted?.key ? (isDescending ? 'descend' : 'ascend') : null,
      sortIcon: () => (
        <Icon
          name={column.key === sorted?.key && isDescending ? 'chevron-down' : 'chevron-up'}
          size="0.875em"
        />
      ),
      className: classNames(
        nowrap && styles.nowrap,
        breakable && styles.breakable,
        hasLines && !line && styles.rare,
      ),
      // antd's headers sort on Enter, but not on Space.
      onHeaderCell: () => ({
        onKeyDown: (event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        },
      }),
    }),
  );
  const isLines = fit === 'lines' || isOneLine;
  const keys = rows.map(keyOf);
  const peekedAt = peek && peeked.key !== null ? keys.indexOf(peeked.key) : -1;
  const turnTo = (at: number) => {
    const key = keys[at];
    return key === undefined ? undefined : () => peeked.turnTo(key);
  };
  return (
    <div
      ref={room}
      data-fit={fit}
      className={classNames(styles.wrap, worklist && styles.worklist, stale && styles.stale)}
    >
      <Table<Row>
        pending={<Skeletons count={rows.length} />}
        aria-busy={stale || undefined}
        caption={
          <>
            <VisuallyHidden>{label}. </VisuallyHidden>
            {props.hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </>
        }
        columns={isLines ? [lines] : asColumns}
        dataSource={rows}
        rowKey={keyOf}
        onRow={rowProps}
        components={components}
        pagination={false}
        tableLayout={isLines ? 'fixed' : 'auto'}
        size={
          worklist || fit === 'tight' || fit === 'few' || columns.length > roomyColumns ? 'small' : 'middle'
        }
        sortDirections={['ascend', 'descend', 'ascend']}
        showSorterTooltip={false}
        onChange={(_pages, _filters, sorter) => {
          const { columnKey, order } = [sorter].flat()[0] ?? {};
          setSort(`${order === 'descend' ? '-' : ''}${columnKey}`);
        }}
        {...(props.expandable && { expandable: props.expandable })}
        {...(rowSelection && {
          rowSelection: {
            selectedRowKeys: [...rowSelection.selectedRowKeys],
            preserveSelectedRowKeys: true,
            onChange: (chosen) => rowSelection.onChange(chosen.map(String)),
            getTitleCheckboxProps: () => ({ 'aria-label': 'Select all rows' }),
            getCheckboxProps: (row) => ({
              'aria-label': `Select ${rowSelection.nameOf?.(keyOf(row)) ?? `row ${rows.indexOf(row) + 1}`}`,
            }),
          },
        })}
      />
      {pages}
      {peek && peekedAt >= 0 && (
        <RowPeek
          {...peek}
          row={rows[peekedAt]}
          rowKey={keys[peekedAt] ?? ''}
          index={peekedAt}
          group={groupAt(peekedAt)}
          columns={props.columns}
          onNext={turnTo(peekedAt + 1)}
          onPrevious={turnTo(peekedAt - 1)}
          onClose={peeked.close}
        />
      )}
    </div>
  );
}

/**
 * If the table is too narrow for columns, each row is shown as a few lines of text. If no column has a `line`,
 * each row is shown as a list of facts.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => (
  <StillWhilePressed>
    <Rows {...props} />
  </StillWhilePressed>
);
