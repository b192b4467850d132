import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import { DateText, Inline, links, Money, StatusTag, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { airportCode } from '../shared/airportName.ts';

/** Sorted by the server, over all pages. */
export const columnsWith = (actions: (booking: Booking) => ReactNode): readonly Column<Booking>[] => [
  {
    key: 'service',
    header: 'Service',
    rowHeader: true,
    render: (booking) => booking.service.name,
  },
  {
    key: 'travel',
    header: 'Travel date',
    render: (booking) => <DateText at={booking.date_Of_Travel} />,
    sort: 'server',
  },
  { key: 'flight', header: 'Flight number', render: (booking) => booking.flight_Number },
  { key: 'airport', header: 'Airport', render: (booking) => airportCode(booking.airportId) },
  {
    key: 'passengers',
    header: 'Passengers',
    render: (booking) => booking.passengers.length,
    align: 'end',
  },
  {
    key: 'price',
    header: 'Amount',
    render: (booking) => <Money kobo={koboOf(booking.price)} />,
    align: 'end',
    sort: 'server',
  },
  {
    key: 'status',
    header: 'Status',
    render: (booking) => <StatusTag kind="booking" status={booking.bookingStatus} />,
  },
  {
    key: 'view',
    header: 'Booking',
    hideHeader: true,
    render: (booking) => (
      <Inline space={2}>
        <Link to={links.booking(String(booking.id))}>
          View
          <VisuallyHidden>
            {' '}
            booking {booking.invoiceNumber ?? booking.id} of {booking.service.name}
          </VisuallyHidden>
        </Link>
        {actions(booking)}
      </Inline>
    ),
  },
];
