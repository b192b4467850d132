import type { DeskBooking } from 'shared-api/bookings';
import type { Shift } from 'shared-api/roster';
import { Button, VisuallyHidden } from 'shared-ui';
import { ScrollArea } from 'shared-ui/data';
import styles from './RosterPage.module.css';
import { hourOf, hoursOf, isOnShift, type OfficerRow, spanText } from './rosterDay.ts';

const two = (hour: number) => String(hour).padStart(2, '0');

interface RosterTableProps {
  date: string;
  rows: readonly OfficerRow[];
  /** Whether shifts open to be changed. */
  writes: boolean;
  onShift: (shift: Shift) => void;
  onBooking: (booking: DeskBooking) => void;
}

/** Hours across, officers down; what an officer was given stands in its hour. */
export function RosterTable({ date, rows, writes, onShift, onBooking }: RosterTableProps) {
  const hours = hoursOf(date, rows);
  return (
    <ScrollArea label="Hours of the day" className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Officers and their bookings, hour by hour</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Officer</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {two(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <span className={styles.name}>{row.name}</span>
                {row.shifts.map((shift) => {
                  const text = `${spanText(shift)}${shift.isLead ? ', lead' : ''}`;
                  return writes ? (
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
                    <span key={shift.id} className={styles.span}>
                      {text}
                    </span>
                  );
                })}
                {row.shifts.length === 0 && <span className={styles.span}>No shift</span>}
              </th>
              {hours.map((hour) => {
                const on = row.shifts.some((shift) => isOnShift(date, hour, shift));
                const given = row.bookings.filter(
                  ({ date_Of_Arrival }) => hourOf(date, date_Of_Arrival) === hour,
                );
                return (
                  <td key={hour} data-on={on}>
                    {on && given.length === 0 && <VisuallyHidden>On shift</VisuallyHidden>}
                    {given.map((booking) => (
                      <Button
                        key={booking.id}
                        size="small"
                        aria-label={`Flight ${booking.flight_Number} of ${row.name}`}
                        onClick={() => onBooking(booking)}
                      >
                        {booking.flight_Number}
                      </Button>
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
