import { Link } from 'react-router-dom';
import { airportCode } from 'shared-api/airports';
import type { Booking } from 'shared-api/bookings';
import { formatClock, formatShortDate } from 'shared-api/dates';
import { displayName } from 'shared-api/wording';
import { FlightTag, links, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { TruncatedText } from './TruncatedText.tsx';

export const bookingColumns: Column<Booking>[] = [
  {
    key: 'booked',
    title: 'Booking',
    rowScope: 'row',
    line: 1,
    nowrap: true,
    sorter: true,
    render: (_, { id, invoiceNumber }) => (
      <Link to={links.booking(String(id))}>{invoiceNumber ?? `No. ${id}`}</Link>
    ),
  },
  {
    key: 'client',
    title: 'Client',
    line: 3,
    render: (_, { applicationUser, applicationUserId }) => (
      <Link to={links.client(String(applicationUserId))}>
        <TruncatedText text={displayName(applicationUser)} />
      </Link>
    ),
  },
  { key: 'service', title: 'Service', render: (_, { service }) => <TruncatedText text={service.name} /> },
  {
    key: 'travel',
    title: 'Travel (WAT)',
    line: 2,
    breakable: true,
    sorter: true,
    render: (_, booking) => (
      <>
        <time dateTime={booking.date_Of_Arrival}>
          {formatShortDate(booking.date_Of_Arrival)}, {formatClock(booking.date_Of_Arrival)}
        </time>
        <div>
          <FlightTag booking={booking} />
        </div>
      </>
    ),
  },
  { key: 'flight', title: 'Flight', line: 2, nowrap: true, dataIndex: 'flight_Number' },
  {
    key: 'airport',
    title: 'Airport',
    line: 3,
    render: (_, { airportId }) => airportCode(airportId) ?? 'N/A',
  },
  { key: 'passengers', title: 'Pax', align: 'end', render: (_, { passengers }) => passengers.length },
  { key: 'price', title: 'Amount', line: 3, sorter: true, dataIndex: 'price', valueType: 'money' },
  {
    key: 'status',
    title: 'Status',
    line: 1,
    render: (_, { bookingStatus }) => <StatusTag kind="booking" status={bookingStatus} />,
  },
];

/** The server sorts the bookings of one client or service in one way only, so no column can be sorted. */
export const bookingColumnsWithout = (left: 'client' | 'service'): Column<Booking>[] =>
  bookingColumns.filter(({ key }) => key !== left).map((column) => ({ ...column, sorter: false }));
