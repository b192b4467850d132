import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from 'shared-api/bookings';
import { formatShortDateTime } from 'shared-api/dates';
import { koboOf } from 'shared-api/money';
import { Card, FlightTag, Inline, LoadFailure, links, Money, Stack } from 'shared-ui';
import { Route } from '../shared/Route.tsx';
import { passengersOf } from '../shared/trip.ts';
import styles from './UpcomingTrips.module.css';

const shown = 5;

interface Props {
  trips: readonly Booking[] | undefined;
  onRetry: () => Promise<unknown>;
  none: string;
  children: ReactNode;
}

export const UpcomingTrips = ({ trips, onRetry, none, children }: Props) => (
  <Card
    title="Upcoming"
    actions={
      <Inline>
        <Link to={links.orders()}>Orders</Link>
        <Link to={links.bookings({ view: 'all' })}>All bookings</Link>
      </Inline>
    }
  >
    <Stack space={3}>
      {!trips && <LoadFailure what="The bookings" onRetry={onRetry} />}
      {trips?.length === 0 && <p className="soft">{none}</p>}
      {trips && trips.length > 0 && (
        <ul className={styles.trips} aria-label="Upcoming">
          {trips.slice(0, shown).map((booking) => (
            <li key={booking.id}>
              <Link to={links.booking(String(booking.id))} className={styles.trip}>
                <time dateTime={booking.date_Of_Arrival} className={styles.when}>
                  {formatShortDateTime(booking.date_Of_Arrival)}
                </time>
                <span className={styles.what}>
                  {booking.service.name} · <Route booking={booking} /> · {booking.flight_Number}{' '}
                  <FlightTag booking={booking} />
                </span>
                <span className={`${styles.people} soft`}>{passengersOf(booking)}</span>
                <span className={styles.price}>
                  <Money kobo={koboOf(booking.price)} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Stack>
  </Card>
);
