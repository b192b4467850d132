import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Booking, listBookingsOfClient } from 'shared-api/bookings';
import { listOf } from 'shared-api/http';
import { LinkButton, links, StatusTag, usePageParam } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { StaffTable } from '../shared/StaffTable.tsx';

const columns: Column<Booking>[] = [
  {
    key: 'service',
    title: 'Service',
    rowScope: 'row',
    line: 1,
    render: (_, { id, service }) => <Link to={links.booking(String(id))}>{service.name}</Link>,
  },
  {
    key: 'date',
    title: 'Travel date',
    line: 2,
    nowrap: true,
    dataIndex: 'date_Of_Arrival',
    valueType: 'date',
  },
  { key: 'flight', title: 'Flight number', line: 2, nowrap: true, dataIndex: 'flight_Number' },
  { key: 'passengers', title: 'Passengers', align: 'end', render: (_, row) => row.passengers.length },
  { key: 'price', title: 'Total price', line: 3, dataIndex: 'price', valueType: 'money' },
  {
    key: 'status',
    title: 'Status',
    line: 1,
    render: (_, row) => <StatusTag kind="booking" status={row.bookingStatus} />,
  },
  {
    key: 'view',
    title: 'Details',
    hideTitle: true,
    action: true,
    render: (_, row) => (
      <LinkButton
        to={links.booking(String(row.id))}
        variant="link"
        aria-label={`View booking ${row.invoiceNumber ?? row.id}`}
      >
        View
      </LinkButton>
    ),
  },
];

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
