import type { Booking } from 'shared-api/bookings';
import { VisuallyHidden } from 'shared-ui';
import { airportCode } from './airportName.ts';
import styles from './Route.module.css';
import { routeWords, wayOf } from './routeWords.ts';

const signs = { arrival: '←', departure: '→' };

/** LOS ← ABV: the airport of the service, and which way its passengers fly; a car’s by its one airport. */
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
