import { useQuery } from '@tanstack/react-query';
import { listOpenLines, type OpenList } from 'shared-api/books';
import { listOf } from 'shared-api/http';
import { usePageParam } from 'shared-ui';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { openLineColumns } from './lineColumns.tsx';

export function OpenLines({ list }: { list: OpenList }) {
  const lines = useQuery(listOf(listOpenLines, { query: { list, pageNumber: usePageParam() } }));
  return (
    <StaffTable
      label="Lines"
      subject="The lines"
      query={lines}
      columns={openLineColumns}
      rowKey={({ id }) => id}
      empty={list === 'suspense' ? 'No line is in suspense' : 'Every line is resolved'}
    />
  );
}
