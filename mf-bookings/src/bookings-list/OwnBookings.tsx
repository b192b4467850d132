import { useQuery } from '@tanstack/react-query';
import { ownBookingsQuery } from 'shared-api/bookings';
import { LinkButton, links } from 'shared-ui';
import { BookingsTable } from './BookingsTable.tsx';
import { ownColumns } from './columns.tsx';
import { useBookingList } from './useBookingList.ts';

export function OwnBookings() {
  const { query, ...filtered } = useBookingList();
  return (
    <BookingsTable
      {...filtered}
      bookings={useQuery(ownBookingsQuery(query))}
      columns={ownColumns}
      searched="Flight, invoice or passenger"
      emptyAction={
        <LinkButton to={links.services()} variant="primary">
          All Services
        </LinkButton>
      }
    />
  );
}
