import { Link } from 'react-router-dom';
import { type Booking, dueOf, expectedText } from 'shared-api/bookings';
import { dayMs, formatShortDateTime } from 'shared-api/dates';
import { Card, Icon, Inline, LinkButton, links, StatusTag } from 'shared-ui';
import { Route } from '../shared/Route.tsx';
import { serviceIcon } from '../shared/serviceIcon.ts';
import trip from '../shared/TripCard.module.css';
import { namesOf, timeUntil } from '../shared/trip.ts';
import { useBookable } from '../shared/useBookable.ts';
import styles from './NextTrip.module.css';
import { OnTheDay } from './OnTheDay.tsx';

interface Props {
  booking: Booking | undefined;
  now: Date;
}

export const NextTrip = ({ booking, now }: Props) =>
  booking ? <Trip booking={booking} now={now} /> : <NoTrip />;

function Trip({ booking, now }: { booking: Booking; now: Date }) {
  const isBookable = useBookable();
  const { id, service, airline, flight_Number, date_Of_Arrival, bookingStatus, passengers } = booking;
  return (
    <Card
      className={trip.trip}
      title={`Next trip, ${timeUntil(dueOf(booking), now)}`}
      actions={<StatusTag kind="booking" status={bookingStatus} />}
    >
      <p className={trip.route}>
        <Route booking={booking} />
      </p>
      <p className={styles.when}>
        <time dateTime={date_Of_Arrival}>{formatShortDateTime(date_Of_Arrival)}</time> WAT ·{' '}
        <span className="nowrap">{[airline, flight_Number].filter(Boolean).join(' ')}</span>
      </p>
      {expectedText(booking) && (
        <p>
          <strong>{expectedText(booking)}</strong>
        </p>
      )}
      <p className={styles.who}>
        <Icon name={serviceIcon({ name: service.name })} /> {service.name} · {namesOf(booking, 3)}
        {passengers.some(({ wheel_Chair }) => wheel_Chair) && (
          <>
            {' '}
            <Icon name="wheelchair" label="Wheelchair" />
          </>
        )}
      </p>
      {new Date(date_Of_Arrival).getTime() - now.getTime() < dayMs && <OnTheDay id={id} />}
      <Inline space={2}>
        <LinkButton to={links.booking(String(id))} variant="primary">
          View booking
        </LinkButton>
        {service.id !== undefined && isBookable(booking) && (
          <LinkButton to={links.createBooking(service.id, { return: id })}>Book the return</LinkButton>
        )}
      </Inline>
    </Card>
  );
}

const NoTrip = () => (
  <Card className={trip.trip} title="Next trip">
    <p className={styles.none}>No trip is booked from today on.</p>
    <Link to={links.services()}>All Services</Link>
  </Card>
);
