import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Booking } from 'shared-api/bookings';
import { can, ownerIdOf, serverNow, useSession } from 'shared-api/http';
import { airportsQuery } from 'shared-api/services';
import { Card, DateText, Inline, LinkButton, links, TimeText } from 'shared-ui';
import { airportCode, airportName } from '../shared/airportName.ts';
import styles from './BoardingPass.module.css';

interface Props {
  booking: Booking;
  /** What staff record of it, where a client would book again. */
  outcome: ReactNode;
}

/** What a traveller looks for first: from where to where, when, on which flight. */
export function BoardingPass({ booking, outcome }: Props) {
  const { data: airports } = useQuery(airportsQuery);
  const { airportId, destinationAirportId, airline, flight_Number } = booking;
  return (
    <Card className={styles.pass} title="Flight">
      <div className={styles.route}>
        <Place code={airportCode(airportId, airports)} name={airportName(airportId, airports)} />
        {destinationAirportId && (
          <>
            <span className={styles.line} aria-hidden="true" />
            <Place
              code={airportCode(destinationAirportId, airports)}
              name={airportName(destinationAirportId, airports)}
            />
          </>
        )}
      </div>
      <p className={styles.when}>
        <strong>
          <DateText at={booking.date_Of_Travel} />, <TimeText at={booking.date_Of_Arrival} />
        </strong>{' '}
        {[airline, flight_Number].filter(Boolean).join(' ')}
      </p>
      <NextTime booking={booking} />
      {outcome}
    </Card>
  );
}

const Place = ({ code, name }: { code: string; name: string }) => (
  <div className={styles.place}>
    <span className={styles.code}>{code}</span>
    <span className={styles.name}>{name.replace(` (${code})`, '')}</span>
  </div>
);

/** For whoever booked it, from where the next one is a few clicks. */
function NextTime({ booking }: { booking: Booking }) {
  const { id, applicationUserId, service, bookingStatus, date_Of_Arrival } = booking;
  const user = useSession((state) => state.user);
  if (ownerIdOf(user) !== applicationUserId || !can(user, 'bookings.create') || !service.id) return null;
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
