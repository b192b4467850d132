import { Flex } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '../page/withParams.ts';
import { Select } from '../select/Select.tsx';
import type { Column } from './Column.tsx';
import styles from './DataTable.module.css';

/** `?sort=-amount` sorts by amount, and the '-' means descending. Another order starts at page 1. */
export function useSort<Row>(columns: readonly Column<Row>[]) {
  const [search, setSearch] = useSearchParams();
  const sort = search.get('sort') ?? '';
  const columnOf = (text: string) => columns.find(({ key }) => key === text.replace(/^-/, ''));
  const set = (next: string) =>
    setSearch((previous) => withParams(previous, { sort: next, page: undefined }));
  return { sort, column: columnOf(sort), isDescending: sort.startsWith('-'), set };
}

/** Rows that are shown as lines have no column headers, so the user sorts them with a select. */
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
