import { useQuery } from '@tanstack/react-query';
import { type OpenList, openLinesQuery } from 'shared-api/books';
import { usePageParam } from 'shared-ui';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { openLineColumns } from './lineColumns.tsx';

/** Lines of all files about which somebody has to do something. */
export function OpenLines({ list }: { list: OpenList }) {
  const lines = useQuery(openLinesQuery({ list, pageNumber: usePageParam() }));
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
