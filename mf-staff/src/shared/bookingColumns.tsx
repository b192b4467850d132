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
    nowrap: true,
    sort: 'server',
    render: ({ id, invoiceNumber }) => (
      <Link to={links.booking(String(id))}>{invoiceNumber ?? `No. ${id}`}</Link>
    ),
  },
  { key: 'client', header: 'Client', render: ({ applicationUser }) => displayName(applicationUser) },
  { key: 'service', header: 'Service', render: ({ service }) => service.name },
  {
    key: 'travel',
    header: 'Flight (WAT)',
    sort: 'server',
    render: ({ flight_Number, date_Of_Arrival }) => (
      <span>
        {flight_Number}
        <br />
        <MomentText at={date_Of_Arrival} />
      </span>
    ),
    nowrap: true,
  },
  { key: 'airport', header: 'Airport', render: ({ airportId }) => airportCode(airportId) },
  { key: 'passengers', header: 'Pax', align: 'end', render: ({ passengers }) => passengers.length },
  {
    key: 'price',
    header: 'Amount',
    align: 'end',
    sort: 'server',
    render: ({ price }) => <Money kobo={koboOf(price)} />,
  },
  {
    key: 'status',
    header: 'Status',
    render: ({ bookingStatus }) => <StatusTag kind="booking" status={bookingStatus} />,
  },
];
