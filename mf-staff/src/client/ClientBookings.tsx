import { useQuery } from '@tanstack/react-query';
import { listBookingsOfClient } from 'shared-api/bookings';
import { listOf } from 'shared-api/http';
import { usePageParam } from 'shared-ui';
import { bookingColumnsWithout } from '../shared/bookingColumns.tsx';
import { StaffTable } from '../shared/StaffTable.tsx';

const columns = bookingColumnsWithout('client');

export function ClientBookings({ clientId }: { clientId: number }) {
  const bookings = useQuery(
    listOf(listBookingsOfClient, { params: { id: clientId }, query: { pageNumber: usePageParam() } }),
  );
  return (
    <StaffTable
      label="Bookings"
      query={bookings}
      columns={columns}
      rowKey={({ id }) => id}
      empty="There are no bookings to display"
    />
  );
}
