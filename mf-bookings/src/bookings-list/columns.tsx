import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import { DateText, links, Money, StatusTag, TimeText, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { airportCode } from '../shared/airportName.ts';
import { timeUntil } from '../shared/trip.ts';
import styles from './columns.module.css';

/** A trip that is ahead also says how long until then. */
function When({ booking, now }: { booking: Booking; now: Date }) {
  const { date_Of_Travel, date_Of_Arrival, bookingStatus } = booking;
  const isAhead = bookingStatus === 'Processing' && new Date(date_Of_Arrival) > now;
  return (
    <>
      <DateText at={date_Of_Travel} />
      <span className={styles.until}>
        {' '}
        <TimeText at={date_Of_Arrival} />
        {isAhead && `, ${timeUntil(date_Of_Arrival, now)}`}
      </span>
    </>
  );
}

/** The server sorts, because the order holds over all pages. */
export const columnsWith = (
  actions: (booking: Booking) => ReactNode,
  now: Date,
): readonly Column<Booking>[] => [
  {
    key: 'service',
    title: 'Service',
    rowScope: 'row',
    line: 1,
    render: (_, booking) => (
      <Link to={links.booking(String(booking.id))}>
        {booking.service.name}
        <VisuallyHidden> booking {booking.invoiceNumber ?? booking.id}</VisuallyHidden>
      </Link>
    ),
  },
  {
    key: 'travel',
    title: 'Travel date',
    line: 2,
    render: (_, booking) => <When booking={booking} now={now} />,
    sorter: true,
  },
  { key: 'flight', title: 'Flight number', line: 3, dataIndex: 'flight_Number' },
  { key: 'airport', title: 'Airport', line: 2, render: (_, booking) => airportCode(booking.airportId) },
  {
    key: 'passengers',
    title: 'Passengers',
    render: (_, booking) => booking.passengers.length,
    align: 'end',
  },
  {
    key: 'price',
    title: 'Amount',
    line: 1,
    render: (_, booking) => <Money kobo={koboOf(booking.price)} />,
    align: 'end',
    sorter: true,
  },
  {
    key: 'status',
    title: 'Status',
    line: 3,
    render: (_, booking) => <StatusTag kind="booking" status={booking.bookingStatus} />,
  },
  { key: 'actions', title: 'Actions', hideTitle: true, action: true, render: (_, row) => actions(row) },
];
