import { useQuery } from '@tanstack/react-query';
import { airports, defaultAirportId } from 'shared-api/airports';
import { type DeskBooking, deskDay } from 'shared-api/bookings';
import { formatClock, lagosDate } from 'shared-api/dates';
import { queryOf, serverNow, useSession } from 'shared-api/http';
import { Card, EmptyState, LinkButton, links, Stack } from 'shared-ui';
import { countOf, isWaiting, namesOf, needsOf } from '../shared/deskWords.ts';
import { QueryState } from '../shared/QueryState.tsx';
import styles from './TodayAtDesk.module.css';

const shown = 5;

function NextFlights({ bookings }: { bookings: readonly DeskBooking[] }) {
  const open = bookings.filter(isWaiting);
  const done = bookings.length - open.length;
  if (bookings.length === 0) return <EmptyState text="There are no bookings today" />;
  return (
    <Stack space={3}>
      <label className={styles.progress}>
        {done} of {countOf(bookings.length, 'booking')} done
        <progress value={done} max={bookings.length} />
      </label>
      <ul className={styles.flights}>
        {open.slice(0, shown).map(({ id, date_Of_Arrival, flight_Number, passengers }) => (
          <li key={id}>
            <strong className={styles.time}>{formatClock(date_Of_Arrival)}</strong> {flight_Number} ·{' '}
            {namesOf(passengers)}
            {passengers.some(needsOf) && (
              <span className={styles.needs}>{passengers.map(needsOf).filter(Boolean).join('; ')}</span>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Today({ airportId }: { airportId: number }) {
  const airport = airports.find(({ id }) => id === airportId);
  const day = useQuery(queryOf(deskDay, { query: { airportId, date: lagosDate(serverNow()) } }));
  return (
    <Card
      title={`Today at ${airport?.code}`}
      actions={<LinkButton to={links.desk({ airport: airportId })}>Open desk</LinkButton>}
    >
      <QueryState query={day} subject="The bookings">
        {(bookings) => <NextFlights bookings={bookings} />}
      </QueryState>
    </Card>
  );
}

export function TodayAtDesk() {
  const user = useSession((state) => state.user);
  return <Today airportId={user?.airportIds?.[0] ?? defaultAirportId} />;
}
