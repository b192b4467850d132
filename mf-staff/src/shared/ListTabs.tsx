import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Envelope } from 'shared-api/http';
import { usePageParam } from 'shared-ui';
import type { QueryTableProps } from 'shared-ui/data';
import { Tabs, type TabsProps } from 'shared-ui/tabs';
import { StaffTable } from './StaffTable.tsx';

interface List<Key extends string, Row> extends Pick<QueryTableProps<Row>, 'label' | 'columns' | 'empty'> {
  key: Key;
  count?: number | undefined;
}

interface RowsProps<Key extends string, Row>
  extends Pick<ComponentProps<typeof StaffTable<Row>>, 'rowKey' | 'peek' | 'filters'> {
  rowsOf: (key: Key, pageNumber: number) => UseQueryOptions<Envelope<Row[]>>;
}

export interface ListTabsProps<Key extends string, Row>
  extends Omit<TabsProps, 'items'>,
    RowsProps<Key, Row> {
  lists: readonly List<Key, Row>[];
}

function Rows<Key extends string, Row>({
  list: { key, label, columns, empty },
  rowsOf,
  ...table
}: { list: List<Key, Row>; subject: string } & RowsProps<Key, Row>) {
  const rows = useQuery(rowsOf(key, usePageParam()));
  return <StaffTable label={label} query={rows} columns={columns} empty={empty} {...table} />;
}

export const ListTabs = <Key extends string, Row>({
  label,
  param,
  usual,
  lists,
  ...rows
}: ListTabsProps<Key, Row>) => (
  <Tabs
    label={label}
    param={param}
    usual={usual}
    items={lists.map((list) => ({
      ...list,
      content: <Rows key={list.key} list={list} subject={`The ${label.toLowerCase()}`} {...rows} />,
    }))}
  />
);
