import { Fragment, type RefObject } from 'react';
import { type DeskBooking, dueOf } from 'shared-api/bookings';
import { formatClock } from 'shared-api/dates';
import { can, useSession } from 'shared-api/http';
import { Button, Icon, useOffline, VisuallyHidden } from 'shared-ui';
import { nextOutcomes } from '../../shared/bookingOutcomes.ts';
import { countOf, isWaiting } from '../../shared/deskWords.ts';
import { FlightPresses } from '../../shared/flights/FlightPresses.tsx';
import type { DeskFlight } from '../../shared/flights/flightsOf.ts';
import { unmarkedOf } from '../attendance/marked.ts';
import type { DayAttendance } from '../attendance/useAttendance.ts';
import { pendingOf } from '../outcomes/pendingOutcomes.ts';
import type { DayOutcomes } from '../outcomes/usePendingOutcomes.ts';
import styles from './DeskList.module.css';
import { DeskRow, notRecordedOf, type RowActions, waitsOnDevice } from './DeskRow.tsx';
import type { DeskHour } from './deskHours.ts';
import { isSettled } from './deskView.ts';

const anchor = (hour: string) => `hour-${hour.replace(/\W/g, '-')}`;

const minHoursForIndex = 4;

const HourIndex = ({ hours }: { hours: readonly DeskHour[] }) => (
  <nav aria-label="Hours" className={styles.index}>
    <ul className={styles.hours}>
      {hours.map(({ hour, passengers, waiting }) => (
        <li key={hour}>
          <a href={`#${anchor(hour)}`}>
            <strong>{hour}</strong>
            <span className={styles.held}>
              <Icon name="clients" size="1em" /> {passengers}
              <VisuallyHidden> {passengers === 1 ? 'passenger' : 'passengers'}</VisuallyHidden>
              {waiting > 0 && (
                <strong className="warning">
                  {' '}
                  {waiting} open<VisuallyHidden>: without an outcome</VisuallyHidden>
                </strong>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface RowsProps {
  dayOutcomes: DayOutcomes;
  attendance: DayAttendance;
  actions: RowActions;
  selectedId: number | undefined;
  overlaps: ReadonlyMap<number, string>;
  /** It changes once a minute, so that the rows are not rendered more often. */
  now: Date;
}

export const DeskRows = ({
  bookings,
  dayOutcomes,
  attendance,
  actions,
  selectedId,
  overlaps,
  now,
}: RowsProps & { bookings: readonly DeskBooking[] }) => (
  <ul className={styles.rows}>
    {bookings.map((booking) => (
      <DeskRow
        key={booking.id}
        booking={booking}
        actions={actions}
        pending={pendingOf(dayOutcomes.pending, booking.id)}
        refusedFrom={dayOutcomes.refused.get(booking.id)}
        unmarked={unmarkedOf(booking.passengers).length}
        notRecorded={notRecordedOf(booking, attendance)}
        waits={waitsOnDevice(booking, attendance)}
        kept={dayOutcomes.kept.has(booking.id)}
        settled={isSettled(booking, dayOutcomes)}
        selected={booking.id === selectedId}
        overlap={overlaps.get(booking.id)}
        now={now}
      />
    ))}
  </ul>
);

function MarkAll({
  flight,
  dayOutcomes,
  actions,
}: Pick<RowsProps, 'dayOutcomes' | 'actions'> & { flight: DeskFlight }) {
  const user = useSession((state) => state.user);
  const offline = useOffline();
  const open = flight.bookings.filter(
    (booking) => isWaiting(booking) && !pendingOf(dayOutcomes.pending, booking.id),
  );
  const outcome = nextOutcomes('Processing', (permission) => can(user, permission)).find(
    ({ to }) => to === 'Service_Rendered',
  );
  if (!outcome || open.length < 2) return null;
  return (
    <Button
      className={styles.markAll}
      explainDisabled={offline}
      onClick={(event) => actions.record(open, outcome, event)}
    >
      Mark all {open.length} bookings of {flight.number}
    </Button>
  );
}

type OnCanceled = (bookingIds: readonly number[]) => void;

const Flight = ({
  flight,
  onCanceled,
  ...rows
}: RowsProps & { flight: DeskFlight; onCanceled: OnCanceled }) => (
  <section className={styles.flight} aria-label={`Flight ${flight.number} at ${flight.time}`}>
    {flight.bookings.length > 1 && (
      <header className={styles.flightHead}>
        <h3>{flight.number}</h3>
        <span>
          {countOf(flight.bookings.length, 'booking')}, {countOf(flight.passengers, 'passenger')}
        </span>
        <MarkAll flight={flight} {...rows} />
      </header>
    )}
    <DeskRows bookings={flight.bookings} {...rows} />
    <FlightPresses bookings={flight.bookings} onCanceled={onCanceled} />
  </section>
);

interface DeskListProps extends RowsProps {
  hours: readonly DeskHour[];
  isToday: boolean;
  nowLine: RefObject<HTMLDivElement | null>;
  onCanceled: OnCanceled;
}

export function DeskList({ hours, isToday, nowLine, ...rows }: DeskListProps) {
  const { now } = rows;
  const flights = hours.flatMap((hour) => hour.flights);
  const isAhead = ({ bookings: [first] }: DeskFlight) =>
    isToday && first !== undefined && new Date(dueOf(first)) > now;
  const next = flights.find(isAhead);
  const line = isToday && (
    <div ref={nowLine} className={styles.now}>
      <span>{formatClock(now)} now</span>
    </div>
  );
  return (
    <>
      {hours.length >= minHoursForIndex && <HourIndex hours={hours} />}
      <div className={styles.list}>
        {hours.map(({ hour, flights: ofHour, passengers, waiting }) => (
          <section key={hour} id={anchor(hour)} tabIndex={-1} className={styles.hour} aria-label={hour}>
            {ofHour[0] === next && line}
            <h2 className={styles.title}>
              {hour}
              <small className={styles.facts}>
                <span className={waiting > 0 ? styles.counts : undefined}>
                  {countOf(ofHour.length, 'flight')}, {countOf(passengers, 'passenger')}
                  {waiting > 0 && ', '}
                </span>
                {waiting > 0 && `${waiting} without an outcome`}
              </small>
            </h2>
            {ofHour.map((flight, index) => (
              <Fragment key={flight.key}>
                {index > 0 && flight === next && line}
                <Flight flight={flight} {...rows} />
              </Fragment>
            ))}
          </section>
        ))}
        {!next && line}
      </div>
    </>
  );
}
