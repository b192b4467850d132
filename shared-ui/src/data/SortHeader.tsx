import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import type { Column } from './Column.ts';
import styles from './DataTable.module.css';
import { tableRoles } from './tableRoles.ts';

/** ?sort=amount ascending, ?sort=-amount descending: a sorted view can be shared. Sorted by the server, page 1 is another. */
function useSort() {
  const [search, setSearch] = useSearchParams();
  const sort = search.get('sort') ?? '';
  const set = (next: string, startAgain: boolean) =>
    setSearch((previous) => {
      const params = new URLSearchParams(previous);
      if (next) params.set('sort', next);
      else params.delete('sort');
      if (startAgain) params.delete('page');
      return params;
    });
  return { sort, key: sort.replace(/^-/, ''), descending: sort.startsWith('-'), set };
}

export function useSorted<Row>(rows: readonly Row[] | undefined, columns: readonly Column<Row>[]) {
  const { key, descending } = useSort();
  const value = columns.find((column) => column.key === key)?.sort;
  return useMemo(() => {
    if (!rows || typeof value !== 'function') return rows;
    const sign = descending ? -1 : 1;
    return rows.toSorted((one, other) => {
      const [a, b] = [value(one), value(other)];
      if (typeof a === 'string' && typeof b === 'string') return sign * a.localeCompare(b, 'en');
      return a === b ? 0 : a < b ? -sign : sign;
    });
  }, [rows, value, descending]);
}

/** Where the headers are out of sight because the rows are cards: on a phone, whose own picker serves best. */
export function SortSelect<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const { sort, set } = useSort();
  const sortable = columns.filter((column) => column.sort);
  if (sortable.length === 0) return null;
  const isServers = (key: string) => sortable.find((column) => column.key === key)?.sort === 'server';
  return (
    <label className={styles.sortSelect}>
      Sort by
      <select
        value={sort}
        onChange={({ target: { value } }) => set(value, isServers((value || sort).replace(/^-/, '')))}
      >
        <option value="">Default order</option>
        {sortable.flatMap(({ key, header }) => [
          <option key={key} value={key}>
            {header}, ascending
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {header}, descending
          </option>,
        ])}
      </select>
    </label>
  );
}

export function SortHeader<Row>({ column }: { column: Column<Row> }) {
  const { key, descending, set } = useSort();
  const { header, align = 'start', sort, hideHeader } = column;
  const active = key === column.key;
  const direction = active ? (descending ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      {...tableRoles.columnHeader}
      className={`${styles.cell} ${styles[align]}`}
      aria-sort={direction}
    >
      {sort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => set(active && !descending ? `-${column.key}` : column.key, sort === 'server')}
        >
          {header}
          <Icon name={active && descending ? 'chevron-down' : 'chevron-up'} size="0.875em" />
        </button>
      ) : (
        <span className={hideHeader ? styles.hidden : undefined}>{header}</span>
      )}
    </th>
  );
}
