import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable, type DataTableProps } from 'shared-ui/data';
import { QueryState } from './QueryState.tsx';

export interface Page<Row> {
  data: readonly Row[];
  meta?: DataTableProps<Row>['meta'];
}

interface StaffTableProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'label' | 'columns' | 'rowKey' | 'empty' | 'emptyAction' | 'rowSelection' | 'peek' | 'groupOf' | 'hidden'
  > {
  query: Pick<UseQueryResult<Page<Row>>, 'data' | 'isError' | 'isPlaceholderData'> & {
    refetch: () => Promise<unknown>;
  };
  /** The message of a failure contains the subject, such as 'The clients'. */
  subject: string;
}

export function StaffTable<Row>({ query, subject, ...table }: StaffTableProps<Row>) {
  const { data: page, isError, isPlaceholderData, refetch } = query;
  return (
    <QueryState query={{ data: page, isError, refetch }} subject={subject}>
      {({ data, meta }) => (
        <DataTable worklist {...table} dataSource={data} meta={meta} stale={isPlaceholderData} />
      )}
    </QueryState>
  );
}
