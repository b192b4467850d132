import type { Booking } from 'shared-api/bookings';
import { VisuallyHidden } from 'shared-ui';
import { airportCode } from './airportName.ts';
import styles from './Route.module.css';
import { routeWords, wayOf } from './routeWords.ts';

const signs = { arrival: '←', departure: '→' };

/** 'LOS ← ABV' begins with the airport of the service; a car has that one alone. */
export function Route({ booking }: { booking: Booking }) {
  const { service, airportId, destinationAirportId } = booking;
  const here = airportCode(airportId);
  if (!destinationAirportId) return here;
  const other = airportCode(destinationAirportId);
  const way = wayOf(service);
  return (
    <>
      <span className={styles.route} aria-hidden="true">
        {here} {way ? signs[way] : '–'} {other}
      </span>
      <VisuallyHidden>{routeWords(service, here, other)}</VisuallyHidden>
    </>
  );
}
