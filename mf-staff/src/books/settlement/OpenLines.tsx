import { useQuery } from '@tanstack/react-query';
import { listOpenLines, type OpenList } from 'shared-api/books';
import { listOf } from 'shared-api/http';
import { usePageParam } from 'shared-ui';
import { QueryTable } from 'shared-ui/data';
import { openLineColumns } from './lineColumns.tsx';

export function OpenLines({ list }: { list: OpenList }) {
  const lines = useQuery(listOf(listOpenLines, { query: { list, pageNumber: usePageParam() } }));
  return (
    <QueryTable
      worklist
      label="Lines"
      query={lines}
      columns={openLineColumns}
      rowKey={({ id }) => id}
      empty={list === 'suspense' ? 'No line is in suspense' : 'Every line is resolved'}
    />
  );
}
