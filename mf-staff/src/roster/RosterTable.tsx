import type { ServiceLoad } from 'shared-api/availability';
import type { DeskBooking } from 'shared-api/bookings';
import type { Shift } from 'shared-api/roster';
import { Button, FlightTag, VisuallyHidden } from 'shared-ui';
import { DueTime } from '../shared/DueTime.tsx';
import { isOutsideShift, overlapsOf } from '../shared/officers/clashes.ts';
import styles from './RosterPage.module.css';
import { hoursOf, isOnShift, type OfficerRow, placesOf, spanText } from './rosterDay.ts';

const two = (hour: number) => String(hour).padStart(2, '0');

const clashOf = (booking: DeskBooking, { shifts, bookings }: OfficerRow): string =>
  [overlapsOf(bookings).get(booking.id), isOutsideShift(booking, shifts) && 'outside the shift']
    .filter(Boolean)
    .join(', ');

interface RosterTableProps {
  date: string;
  rows: readonly OfficerRow[];
  load: readonly ServiceLoad[];
  mayChange: (shift: Shift) => boolean;
  onShift: (shift: Shift) => void;
  onBooking: (booking: DeskBooking) => void;
}

export function RosterTable({ date, rows, load, mayChange, onShift, onBooking }: RosterTableProps) {
  const hours = hoursOf(date, rows);
  const booked = hours.flatMap((hour) => {
    const places = placesOf(load, hour);
    return places && places.taken > 0 ? [{ hour, ...places }] : [];
  });
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Officers, their hours and their bookings</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Officer</th>
          {hours.map((hour) => (
            <th key={hour} scope="col" className={hour % 3 === 0 ? undefined : styles.between}>
              <span>{two(hour)}</span>
            </th>
          ))}
        </tr>
        {booked.length > 0 && (
          <tr>
            <th scope="row">Booked of limit</th>
            <td colSpan={hours.length}>
              <ul className={`${styles.places} soft`}>
                {booked.map(({ hour, taken, limit, services }) => (
                  <li key={hour} title={services}>
                    <strong>{two(hour)}:00</strong> {taken}/{limit}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        )}
      </thead>
      {rows.map((row) => (
        <tbody key={row.id}>
          <tr>
            <th scope="row" rowSpan={row.bookings.length > 0 ? 2 : 1}>
              <span className={styles.name}>{row.name}</span>
              {row.shifts.map((shift) => {
                const text = `${spanText(shift)}${shift.isLead ? ', lead' : ''}`;
                return mayChange(shift) ? (
                  <Button
                    key={shift.id}
                    size="small"
                    variant="text"
                    aria-label={`Shift of ${row.name}, ${text}`}
                    onClick={() => onShift(shift)}
                  >
                    {text}
                  </Button>
                ) : (
                  <span key={shift.id} className={`${styles.span} soft`}>
                    {text}
                  </span>
                );
              })}
              {row.shifts.length === 0 && <span className={`${styles.span} soft`}>No shift</span>}
            </th>
            {hours.map((hour) => {
              const on = row.shifts.some((shift) => isOnShift(date, hour, shift));
              return (
                <td key={hour} data-on={on}>
                  {on && <VisuallyHidden>On shift</VisuallyHidden>}
                </td>
              );
            })}
          </tr>
          {row.bookings.length > 0 && (
            <tr>
              <td colSpan={hours.length}>
                <div className={styles.given}>
                  {row.bookings.map((booking) => {
                    const clash = clashOf(booking, row);
                    return (
                      <span key={booking.id}>
                        <Button
                          size="small"
                          aria-label={`Flight ${booking.flight_Number} of ${row.name}${clash && `, ${clash}`}`}
                          onClick={() => onBooking(booking)}
                        >
                          <span>
                            <DueTime booking={booking} /> {booking.flight_Number}
                            {clash && <strong className="warning"> {clash}</strong>}
                          </span>
                        </Button>{' '}
                        <FlightTag booking={booking} />
                      </span>
                    );
                  })}
                </div>
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
