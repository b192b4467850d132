import { useQuery } from '@tanstack/react-query';
import { allBookingsQuery } from 'shared-api/bookings';
import { BookingsTable } from './BookingsTable.tsx';
import { allColumns } from './columns.tsx';
import { useBookingList } from './useBookingList.ts';

export function AllBookings() {
  const { query, ...filtered } = useBookingList();
  return (
    <BookingsTable
      {...filtered}
      bookings={useQuery(allBookingsQuery(query))}
      columns={allColumns}
      searched="Client, flight or invoice number"
    />
  );
}
