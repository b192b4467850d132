import { classNames } from '../button/Button.tsx';
import { type Column, contentOf, factsOf } from './Column.tsx';
import styles from './DataTable.module.css';
import { DescriptionList, isEmpty } from './DescriptionList.tsx';

interface RowLinesProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  index: number;
  /** Each row takes one line, beneath the text that the rows share. */
  isOneLine: boolean;
}

const partLook = <Row,>({ align, lineEnd, whole, nowrap, action, rowScope }: Column<Row>) =>
  classNames(
    (align === 'end' || lineEnd) && styles.end,
    rowScope ? styles.name : whole ? styles.whole : styles.cut,
    (nowrap || action) && styles.nowrap,
    action && styles.action,
  );

const roleOf = <Row,>({ rowScope }: Column<Row>) => (rowScope ? 'rowheader' : 'cell');

/**
 * With `isRow`, each part of the line has the role of a cell, because the `td` around the line has the role
 * `presentation`.
 */
function Line<Row>({
  columns,
  row,
  index,
  isRow = true,
}: Omit<RowLinesProps<Row>, 'isOneLine'> & { isRow?: boolean }) {
  const parts = columns
    .map((column) => ({ column, content: contentOf(column, row, index) }))
    .filter(({ content }) => !isEmpty(content));
  if (parts.length === 0) return null;
  return (
    <div className={styles.line}>
      {parts.map(({ column, content }) => (
        <div key={column.key} role={isRow ? roleOf(column) : undefined} className={partLook(column)}>
          {column.named && `${column.title}: `}
          {content}
        </div>
      ))}
    </div>
  );
}

export function RowLines<Row>({ columns, row, index, isOneLine }: RowLinesProps<Row>) {
  const parts = { row, index };
  if (isOneLine) return <Line {...parts} columns={columns} />;
  const others = columns.filter(({ line }) => !line);
  if (others.length === columns.length)
    return (
      <>
        <DescriptionList items={factsOf(columns, row, index)} />
        <Line
          {...parts}
          isRow={false}
          columns={columns.filter(({ action, hideTitle }) => action || hideTitle)}
        />
      </>
    );
  return (
    <>
      {([1, 2, 3] as const).map((number) => (
        <Line key={number} {...parts} columns={columns.filter(({ line }) => line === number)} />
      ))}
      <div className={styles.onPaper}>
        <DescriptionList items={factsOf(others, row, index)} />
      </div>
    </>
  );
}
