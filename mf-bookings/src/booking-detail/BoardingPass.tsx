import type { ReactNode } from 'react';
import { type Booking, expectedText } from 'shared-api/bookings';
import { ownerIdOf, serverNow, useSession } from 'shared-api/http';
import { routeWords } from 'shared-api/services';
import { Card, Inline, LinkButton, links, MomentText } from 'shared-ui';
import { airportName } from '../shared/airportName.ts';
import { Route } from '../shared/Route.tsx';
import trip from '../shared/TripCard.module.css';
import { useBookable } from '../shared/useBookable.ts';
import styles from './BoardingPass.module.css';

interface Props {
  booking: Booking;
  outcome: ReactNode;
}

export function BoardingPass({ booking, outcome }: Props) {
  const { airportId, destinationAirportId, airline, flight_Number } = booking;
  const nameOf = (id: number) => airportName(id).replace(/ \([A-Z]{3}\)$/, '');
  return (
    <Card className={trip.trip} title="Flight">
      <p className={trip.route}>
        <Route booking={booking} />
      </p>
      <small>
        {destinationAirportId
          ? routeWords(booking.service, nameOf(airportId), nameOf(destinationAirportId))
          : nameOf(airportId)}
      </small>
      <p className={styles.when}>
        <strong>
          <MomentText at={booking.date_Of_Arrival} />
        </strong>
        {'\u00a0· '}
        <span className="nowrap">{[airline, flight_Number].filter(Boolean).join(' ')}</span>
      </p>
      {expectedText(booking) && (
        <p className={styles.when}>
          <strong>{expectedText(booking)}</strong>
        </p>
      )}
      <NextTime booking={booking} />
      {outcome}
    </Card>
  );
}

function NextTime({ booking }: { booking: Booking }) {
  const { id, applicationUserId, service, bookingStatus, date_Of_Arrival } = booking;
  const user = useSession((state) => state.user);
  const isBookable = useBookable();
  if (ownerIdOf(user) !== applicationUserId || !service.id || !isBookable(booking)) return null;
  return (
    <Inline space={2}>
      {bookingStatus === 'Processing' && new Date(date_Of_Arrival) > serverNow() && (
        <LinkButton to={links.createBooking(service.id, { more: id })}>Add passengers</LinkButton>
      )}
      <LinkButton to={links.createBooking(service.id, { again: id })}>Book again</LinkButton>
      <LinkButton to={links.createBooking(service.id, { return: id })}>Book the return</LinkButton>
    </Inline>
  );
}
