import { Link } from 'react-router-dom';
import type { Booking } from 'shared-api/bookings';
import { Icon, links } from 'shared-ui';
import { Route } from '../shared/Route.tsx';
import { namesOf } from '../shared/trip.ts';
import { useBookable } from '../shared/useBookable.ts';
import styles from './BookAgain.module.css';

const shown = 4;

const tripOf = ({ service, airportId, destinationAirportId, passengers }: Booking): string => {
  const people = passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return [service.id, airportId, destinationAirportId, ...people.sort()].join('\n');
};

function differentOf(bookings: readonly Booking[]): Booking[] {
  const found = new Map<string, Booking>();
  for (const booking of bookings) {
    const trip = tripOf(booking);
    if (!found.has(trip)) found.set(trip, booking);
  }
  return [...found.values()];
}

export function BookAgain({ newest }: { newest: readonly Booking[] }) {
  const trips = differentOf(newest).filter(useBookable());
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby="book-again">
      <h2 id="book-again" className={styles.title}>
        Book again
      </h2>
      <ul className={styles.trips}>
        {trips.slice(0, shown).map((booking) => (
          <li key={booking.id}>
            <Link
              to={links.createBooking(booking.service.id ?? 0, { again: booking.id })}
              className={styles.trip}
            >
              <Icon name="copy" />
              <span>
                {booking.service.name}, <Route booking={booking} />{' '}
                <small className={styles.people}>{namesOf(booking, 1)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
