import { useQuery } from '@tanstack/react-query';
import { allBookingsQuery } from 'shared-api';
import { LoadFailure, Stack, usePageParam } from 'shared-ui';
import { DataTable, useFilterParam } from 'shared-ui/data';
import { BookingFilters } from './BookingFilters.tsx';
import { allColumns } from './columns.tsx';

export function AllBookings() {
  const pageNumber = usePageParam();
  const [search] = useFilterParam('search');
  const [status] = useFilterParam('status');
  const [airport] = useFilterParam('airport');
  const { data, isError, refetch } = useQuery(
    allBookingsQuery({ pageNumber, search, status, airportId: Number(airport) || undefined }),
  );
  return (
    <Stack>
      <BookingFilters />
      {isError && !data ? (
        <LoadFailure what="The bookings" onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Bookings"
          columns={allColumns}
          rows={data?.data}
          rowKey={({ id }) => id}
          meta={data?.meta}
          empty="There are no bookings to display"
        />
      )}
    </Stack>
  );
}
