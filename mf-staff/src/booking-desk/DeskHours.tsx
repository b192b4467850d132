import { Stack, VisuallyHidden } from 'shared-ui';
import { DeskFlight } from './DeskFlight.tsx';
import styles from './DeskHours.module.css';
import type { DeskHour } from './deskHours.ts';
import { countOf } from './words.ts';

const anchor = (hour: string) => `hour-${hour.replace(/\W/g, '-')}`;

/** The hours that have flights, with what each holds; a tap leads there. */
const HourIndex = ({ hours }: { hours: readonly DeskHour[] }) => (
  <nav aria-label="Hours" className={styles.index}>
    <ul>
      {hours.map(({ hour, passengers, waiting }) => (
        <li key={hour}>
          <a href={`#${anchor(hour)}`}>
            <strong>{hour}</strong>
            <span>
              {passengers}
              <VisuallyHidden> {passengers === 1 ? 'passenger' : 'passengers'}</VisuallyHidden>
            </span>
            {waiting > 0 && (
              <span className={styles.waiting}>
                {waiting} open<VisuallyHidden>: without an outcome</VisuallyHidden>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export const DeskHours = ({ hours }: { hours: readonly DeskHour[] }) => (
  <Stack space={5}>
    <HourIndex hours={hours} />
    {hours.map(({ hour, flights, passengers, waiting }) => (
      <section key={hour} id={anchor(hour)} tabIndex={-1} className={styles.hour} aria-label={hour}>
        <h2 className={styles.title}>
          {hour}
          <span className={styles.facts}>
            {countOf(flights.length, 'flight')}, {countOf(passengers, 'passenger')}
            {waiting > 0 && `, ${waiting} without an outcome`}
          </span>
        </h2>
        <Stack space={3}>
          {flights.map((flight) => (
            <DeskFlight key={flight.key} flight={flight} />
          ))}
        </Stack>
      </section>
    ))}
  </Stack>
);
