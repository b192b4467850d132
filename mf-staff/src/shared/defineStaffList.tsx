import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { can, type Download, pageMeta, useListExport, useSession } from 'shared-api/http';
import { listPageSize } from 'shared-api/lists';
import type { Permission } from 'shared-api/permissions';
import { Button, LoadingCover, lazyPart, NotOpened } from 'shared-ui';
import {
  type Column,
  ExportProgress,
  FilterBar,
  FilterTag,
  type FoundPage,
  ListFrame,
  type ListParams,
  type ListView,
  ListViews,
  type ParamField,
  type PeekContent,
  param,
  QueryTable,
  SearchField,
  useListParams,
} from 'shared-ui/data';
import type { BulkAction } from './bulk-actions/BulkAction.ts';
import { useBulkAction } from './bulk-actions/useBulkAction.tsx';
import { useHiddenColumns } from './columns/useHiddenColumns.ts';
import type { StaffFilter } from './filters.tsx';

const ColumnsDialog = lazyPart(async () => (await import('./columns/ColumnsDialog.tsx')).ColumnsDialog);

type Filters = Readonly<Record<string, StaffFilter<unknown>>>;
type Values<Fields extends Filters> = ListParams<Fields & { search: ParamField<string> }, never>['values'];
type May = (permission: Permission) => boolean;

interface StaffList<Fields extends Filters, Sort extends string, Query, Row> {
  label: string;
  /** The label of the search contains the subject, as in 'Search the audit'. */
  subject: string;
  /**
   * The text for an empty list contains this noun, as in 'There are no entries'. The default is `subject`.
   */
  rows?: string;
  searched: string;
  filters: Fields;
  useViews?: () => readonly ListView[];
  sorts: readonly Sort[];
  query: (filters: Values<Fields> & { sort: Sort | undefined }) => Query;
  usePage: (query: Query & { pageNumber: number; only: 'rows' | 'total' }) => UseQueryResult<FoundPage<Row>>;
  exported: (query: Query) => Download;
  columns: readonly Column<Row>[] | ((may: May, sort: Sort | undefined) => readonly Column<Row>[]);
  /** Rows are grouped only while the list is sorted by the group. */
  groupOf?: (sort: Sort | undefined) => ((row: Row) => string) | undefined;
  rowKey: (row: Row) => string | number;
  peek: PeekContent<Row>;
  /** `row` is undefined if the selected row is on another page. */
  bulk?: { action: (may: May) => BulkAction; nameOf: (row: Row | undefined, key: string) => string };
  around?: (table: ReactNode, filters: Values<Fields>) => ReactNode;
}

const ChosenOne = ({
  param,
  filter,
  value,
}: {
  param: string;
  filter: StaffFilter<unknown>;
  value: unknown;
}) => <FilterTag param={param} label={filter.label} value={filter.useText(value)} />;

const noViews = (): readonly ListView[] => [];

export function defineStaffList<Fields extends Filters, Sort extends string, Query extends object, Row>(
  list: StaffList<Fields, Sort, Query, Row>,
): () => ReactNode {
  const { label, subject, rows = subject, bulk, around = (table) => table } = list;
  const fields = { ...list.filters, search: param.text() };
  const { useViews = noViews } = list;
  const fieldsOf = (rare: boolean) =>
    Object.entries(list.filters).map(
      ([name, { Field, more = false }]) => Field && more === rare && <Field key={name} param={name} />,
    );
  const hasRare = Object.values(list.filters).some(({ more }) => more);
  return function List() {
    const user = useSession((state) => state.user);
    const may: May = (permission) => can(user, permission);
    const { page, sort, values, chosen, clear } = useListParams(fields, list.sorts);
    const views = useViews();
    const chosenValues: Readonly<Record<string, unknown>> = values;
    const chosenFilters = Object.entries(list.filters).filter(([name]) => chosenValues[name] !== undefined);
    const query = list.query({ ...values, sort });
    const rowsFound = list.usePage({ ...query, pageNumber: page, only: 'rows' });
    // The total is the same for every page and order, so its query always has page 1 and no order, and is not
    // repeated.
    const counted = list.usePage({
      ...list.query({ ...values, sort: undefined }),
      pageNumber: 1,
      only: 'total',
    });
    const total = counted.isPlaceholderData ? undefined : counted.data?.meta?.totalCount;
    const meta =
      total === undefined
        ? { pageNumber: page }
        : pageMeta(page, total, listPageSize, counted.data?.meta?.atLeast);
    const found = { ...rowsFound, data: rowsFound.data && { ...rowsFound.data, meta } };
    const [hidden, setHidden] = useHiddenColumns(label);
    const [choosing, setChoosing] = useState(false);
    const closeColumns = () => setChoosing(false);
    const { menu, received } = useListExport(list.exported(query), total);
    const { selection, bar, dialog } = useBulkAction(bulk?.action(may), JSON.stringify(values));
    const columns = typeof list.columns === 'function' ? list.columns(may, sort) : list.columns;
    const nameOf = (key: string) =>
      bulk?.nameOf(
        found.data?.data.find((row) => String(list.rowKey(row)) === key),
        key,
      ) ?? key;
    const table = (
      <QueryTable
        worklist
        label={label}
        subject={`The ${subject.replace(/^the /, '')}`}
        query={found}
        columns={columns}
        rowKey={list.rowKey}
        peek={list.peek}
        hidden={hidden}
        groupOf={list.groupOf?.(sort)}
        rowSelection={selection && { ...selection, nameOf }}
        empty={`There are no ${rows}${chosen > 0 ? ' with these filters' : ''}`}
        emptyAction={chosen > 0 && <Button onClick={clear}>Clear filters</Button>}
      />
    );
    return (
      <>
        <ListFrame
          label={label}
          views={views.length > 0 && <ListViews label={`Views of ${subject}`} views={views} />}
          tags={
            chosenFilters.length > 0 &&
            chosenFilters.map(([name, filter]) => (
              <ChosenOne key={name} param={name} filter={filter} value={chosenValues[name]} />
            ))
          }
          filters={
            <FilterBar
              label={`Filter ${subject}`}
              search={<SearchField label={`Search ${subject}`} placeholder={list.searched} />}
              {...(hasRare && { more: fieldsOf(true) })}
              chosen={chosen}
              onClear={clear}
            >
              {fieldsOf(false)}
            </FilterBar>
          }
          actions={received !== undefined && <ExportProgress received={received} total={total} />}
          menu={[...menu, { label: 'Columns', onSelect: () => setChoosing(true) }]}
          chosen={bar}
        >
          {around(table, values)}
        </ListFrame>
        {dialog}
        {choosing && (
          <ColumnsDialog
            columns={columns}
            hidden={hidden}
            onChange={setHidden}
            onClose={closeColumns}
            pending={<LoadingCover />}
            failed={<NotOpened title="Columns" onClose={closeColumns} />}
          />
        )}
      </>
    );
  };
}
