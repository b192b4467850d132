import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { airports } from 'shared-api/airports';
import { type DeskBooking, deskDay } from 'shared-api/bookings';
import { daysLater, lagosDate } from 'shared-api/dates';
import { queryOf, serverNow } from 'shared-api/http';
import { Card, EmptyState, LinkButton, links, Skeletons, Stack } from 'shared-ui';
import { DueTime } from '../shared/DueTime.tsx';
import { countOf, isWaiting, nameOf } from '../shared/deskWords.ts';
import { Needs } from '../shared/Needs.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { useUsualAirport } from '../shared/usualAirport.ts';
import styles from './TodayAtDesk.module.css';

const shown = 5;

const Flights = ({ bookings }: { bookings: readonly DeskBooking[] }) => (
  <Stack component="ul" space={2}>
    {bookings.map((booking) => (
      <li key={booking.id}>
        <strong>
          <DueTime booking={booking} />
        </strong>{' '}
        {booking.flight_Number} ·{' '}
        <Link to={links.booking(String(booking.id))}>{booking.passengers.map(nameOf).join(', ')}</Link>
        <Needs passengers={booking.passengers} />
      </li>
    ))}
  </Stack>
);

function NextFlights({ bookings }: { bookings: readonly DeskBooking[] }) {
  const open = bookings.filter(isWaiting);
  const done = bookings.length - open.length;
  if (bookings.length === 0) return <EmptyState text="There are no bookings today" />;
  return (
    <Stack space={3}>
      <Stack component="label" space={1} className={styles.progress}>
        {done} of {countOf(bookings.length, 'booking')} done
        <progress value={done} max={bookings.length} />
      </Stack>
      <Flights bookings={open.slice(0, shown)} />
    </Stack>
  );
}

interface DayProps {
  title: string;
  airportId: number;
  date: string;
  children: (bookings: readonly DeskBooking[]) => ReactNode;
}

function Day({ title, airportId, date, children }: DayProps) {
  const airport = airports.find(({ id }) => id === airportId);
  const day = useQuery(queryOf(deskDay, { query: { airportId, date } }));
  return (
    <Card
      title={`${title} at ${airport?.code}`}
      actions={
        <LinkButton
          aria-label={`Open desk, ${title.toLowerCase()}`}
          to={links.desk({ airport: airportId, date })}
        >
          Open desk
        </LinkButton>
      }
    >
      <QueryState query={day} subject="The bookings">
        {children}
      </QueryState>
    </Card>
  );
}

export function TodayAtDesk() {
  const airportId = useUsualAirport();
  const today = lagosDate(serverNow());
  if (airportId === undefined) return <Skeletons count={5} />;
  return (
    <div className={styles.days}>
      <Day title="Today" airportId={airportId} date={today}>
        {(bookings) => <NextFlights bookings={bookings} />}
      </Day>
      <Day title="Tomorrow" airportId={airportId} date={daysLater(today, 1)}>
        {(bookings) => {
          const open = bookings.filter(isWaiting);
          return open.length > 0 ? <Flights bookings={open} /> : <p>There are no bookings tomorrow</p>;
        }}
      </Day>
    </div>
  );
}
