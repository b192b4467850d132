import type { Booking } from 'shared-api/bookings';
import { routeWords, wayOf } from 'shared-api/services';
import { VisuallyHidden } from 'shared-ui';
import { airportCode } from './airportName.ts';

/** A car service has only one airport. */
export function Route({ booking }: { booking: Booking }) {
  const { service, airportId, destinationAirportId } = booking;
  const here = airportCode(airportId);
  if (!destinationAirportId) return here;
  const other = airportCode(destinationAirportId);
  const way = wayOf(service);
  return (
    <>
      <span className="nowrap" aria-hidden="true">
        {way === 'arrival' ? `${other} → ${here}` : `${here} ${way ? '→' : '–'} ${other}`}
      </span>
      <VisuallyHidden>{routeWords(service, here, other)}</VisuallyHidden>
    </>
  );
}
