import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Envelope } from 'shared-api/http';
import { Skeletons, usePageParam } from 'shared-ui';
import type { QueryTableProps } from 'shared-ui/data';
import { Tabs } from 'shared-ui/tabs';
import { StaffTable } from './StaffTable.tsx';

interface List<Key extends string, Row> extends Pick<QueryTableProps<Row>, 'label' | 'columns' | 'empty'> {
  key: Key;
  /** The tab shows how many rows the list has without a search. */
  counted?: boolean;
}

interface RowsProps<Key extends string, Row>
  extends Pick<ComponentProps<typeof StaffTable<Row>>, 'rowKey' | 'peek' | 'filters'> {
  rowsOf: (key: Key, pageNumber: number, search?: string) => UseQueryOptions<Envelope<Row[]>>;
}

export interface ListTabsProps<Key extends string, Row> extends RowsProps<Key, Row> {
  label: string;
  param: string;
  lists: readonly List<Key, Row>[];
  /** The first counted list with rows opens. If the list becomes empty later, no other list opens. */
  opensAtRows?: boolean;
}

function Rows<Key extends string, Row>({
  list: { key, label, columns, empty },
  rowsOf,
  ...table
}: { list: List<Key, Row>; subject: string } & RowsProps<Key, Row>) {
  const search = useSearchParams()[0].get('search') ?? undefined;
  const rows = useQuery(rowsOf(key, usePageParam(), search));
  return <StaffTable label={label} query={rows} columns={columns} empty={empty} {...table} />;
}

export function ListTabs<Key extends string, Row>({
  label,
  param,
  lists,
  opensAtRows = false,
  ...rows
}: ListTabsProps<Key, Row>) {
  const [address] = useSearchParams();
  const [usual, setUsual] = useState<Key>();
  const counted = lists.filter((list) => list.counted);
  const firstPages = useQueries({ queries: counted.map(({ key }) => rows.rowsOf(key, 1)) });
  const countOf = (list: List<Key, Row>) => {
    const page = firstPages[counted.indexOf(list)]?.data;
    return page && (page.meta?.totalCount ?? page.data.length);
  };
  if (opensAtRows && !usual && !address.has(param)) {
    if (firstPages.some(({ isPending }) => isPending)) return <Skeletons count={4} />;
    setUsual((counted.find(countOf) ?? lists[0])?.key);
  }
  return (
    <Tabs
      label={label}
      param={param}
      usual={usual}
      items={lists.map((list) => ({
        ...list,
        count: countOf(list),
        content: <Rows key={list.key} list={list} subject={`The ${label.toLowerCase()}`} {...rows} />,
      }))}
    />
  );
}
