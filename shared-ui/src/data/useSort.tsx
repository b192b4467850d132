import { Flex } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '../page/withParams.ts';
import { Select } from '../select/Select.tsx';
import type { Column } from './Column.ts';
import styles from './DataTable.module.css';

/**
 * `?sort=-amount` sorts by amount, and the '-' means descending. If the user changes the sorting of a list that the
 * server sorts, the list starts at page 1.
 */
export function useSort<Row>(columns: readonly Column<Row>[]) {
  const [search, setSearch] = useSearchParams();
  const sort = search.get('sort') ?? '';
  const columnOf = (text: string) => columns.find(({ key }) => key === text.replace(/^-/, ''));
  const set = (next: string) =>
    setSearch((previous) =>
      withParams(previous, {
        sort: next,
        ...(columnOf(next || sort)?.sorter === true && { page: undefined }),
      }),
    );
  return { sort, column: columnOf(sort), isDescending: sort.startsWith('-'), set };
}

/** A `sorter` function sorts only the shown rows. With `sorter: true`, the server sorts by the column's key. */
export function useSorted<Row>(rows: readonly Row[] | undefined, columns: readonly Column<Row>[]) {
  const { column, isDescending } = useSort(columns);
  const sorter = column?.sorter;
  return useMemo(() => {
    if (!rows || typeof sorter !== 'function') return rows;
    return rows.toSorted((one, other) => (isDescending ? -1 : 1) * sorter(one, other));
  }, [rows, sorter, isDescending]);
}

/** Rows that are shown as lines have no headers to sort by. */
export function SortSelect<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const { sort, set } = useSort(columns);
  const options = columns
    .filter(({ sorter }) => sorter)
    .flatMap(({ key, title }) => [
      { value: key, label: `${title}, ascending` },
      { value: `-${key}`, label: `${title}, descending` },
    ]);
  return (
    <Flex align="center" gap={8}>
      <span className={styles.nowrap}>Sort by</span>
      <Select
        aria-label="Sort by"
        value={sort}
        options={[{ value: '', label: 'Default order' }, ...options]}
        onChoose={set}
      />
    </Flex>
  );
}
