import { Link } from 'react-router-dom';
import { airports } from 'shared-api/airports';
import type { Booking } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import { displayName } from 'shared-api/wording';
import { links, MomentText, Money, StatusTag } from 'shared-ui';
import type { Column } from 'shared-ui/data';

const airportCode = (id: number) => airports.find((airport) => airport.id === id)?.code ?? 'N/A';

export const bookingColumns: Column<Booking>[] = [
  {
    key: 'booked',
    header: 'Booking',
    rowHeader: true,
    line: 1,
    nowrap: true,
    sort: 'server',
    render: ({ id, invoiceNumber }) => (
      <Link to={links.booking(String(id))}>{invoiceNumber ?? `No. ${id}`}</Link>
    ),
  },
  {
    key: 'client',
    header: 'Client',
    line: 3,
    breakable: true,
    render: ({ applicationUser, applicationUserId }) => (
      <Link to={links.client(String(applicationUserId))}>{displayName(applicationUser)}</Link>
    ),
  },
  { key: 'service', header: 'Service', render: ({ service }) => service.name },
  {
    key: 'travel',
    header: 'Travel (WAT)',
    line: 2,
    breakable: true,
    sort: 'server',
    render: ({ date_Of_Arrival }) => <MomentText at={date_Of_Arrival} />,
  },
  { key: 'flight', header: 'Flight', line: 2, nowrap: true, render: ({ flight_Number }) => flight_Number },
  { key: 'airport', header: 'Airport', line: 3, render: ({ airportId }) => airportCode(airportId) },
  { key: 'passengers', header: 'Pax', align: 'end', render: ({ passengers }) => passengers.length },
  {
    key: 'price',
    header: 'Amount',
    line: 3,
    align: 'end',
    sort: 'server',
    render: ({ price }) => <Money kobo={koboOf(price)} />,
  },
  {
    key: 'status',
    header: 'Status',
    line: 1,
    render: ({ bookingStatus }) => <StatusTag kind="booking" status={bookingStatus} />,
  },
];
