import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../status/LoadFailure.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

export interface FoundPage<Row> {
  data: readonly Row[];
  meta?: DataTableProps<Row>['meta'];
}

/** The query of a list without pages returns an array. */
export interface QueryTableProps<Row> extends Omit<DataTableProps<Row>, 'dataSource' | 'meta' | 'stale'> {
  query: Pick<UseQueryResult<readonly Row[] | FoundPage<Row>>, 'data' | 'isError' | 'isPlaceholderData'> & {
    refetch: () => Promise<unknown>;
  };
  /** The message of a failure contains the subject. The default is made of the label: 'The bookings'. */
  subject?: string | undefined;
}

export function QueryTable<Row>({ query, subject, ...table }: QueryTableProps<Row>) {
  const { data: found, isError, isPlaceholderData, refetch } = query;
  if (isError && !found)
    return <LoadFailure what={subject ?? `The ${table.label.toLowerCase()}`} onRetry={refetch} />;
  const page = found && 'data' in found ? found : { data: found, meta: undefined };
  return <DataTable {...table} dataSource={page.data} meta={page.meta} stale={isPlaceholderData} />;
}
