import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from 'shared-api/bookings';
import { formatShortDateTime } from 'shared-api/dates';
import { FlightTag, links, StatusTag, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { Route } from '../shared/Route.tsx';
import { namesOf, timeUntil } from '../shared/trip.ts';
import styles from './columns.module.css';

function When({ booking, now }: { booking: Booking; now: Date }) {
  const { date_Of_Arrival: at, bookingStatus } = booking;
  const isAhead = bookingStatus === 'Processing' && new Date(at) > now;
  return (
    <span className={styles.when}>
      <time dateTime={at}>{formatShortDateTime(at)}</time>
      {isAhead && (
        <>
          , <span className={styles.until}>{timeUntil(at, now)}</span>
        </>
      )}{' '}
      <FlightTag booking={booking} />
    </span>
  );
}

export const columnsWith = (
  actions: (booking: Booking) => ReactNode,
  now: Date,
): readonly Column<Booking>[] => [
  {
    key: 'route',
    title: 'Route',
    rowScope: 'row',
    line: 1,
    render: (_, booking) => (
      <>
        <Link to={links.booking(String(booking.id))}>
          <Route booking={booking} />
          <VisuallyHidden> booking {booking.invoiceNumber ?? booking.id}</VisuallyHidden>
        </Link>{' '}
        <span className={styles.with}>
          {booking.service.name} {booking.flight_Number}
        </span>
      </>
    ),
  },
  {
    key: 'people',
    title: 'People',
    line: 3,
    render: (_, booking) => <span className={styles.people}>{namesOf(booking, 1)}</span>,
  },
  {
    key: 'travel',
    title: 'When (WAT)',
    line: 2,
    whole: true,
    sorter: true,
    render: (_, booking) => <When booking={booking} now={now} />,
  },
  {
    key: 'status',
    title: 'Status',
    line: 2,
    lineEnd: true,
    render: (_, booking) => <StatusTag kind="booking" status={booking.bookingStatus} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    hideTitle: true,
    action: true,
    nowrap: true,
    line: 3,
    align: 'end',
    render: (_, booking) => actions(booking),
  },
];
