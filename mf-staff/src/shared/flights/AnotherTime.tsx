import { type DeskBooking, dueOf } from 'shared-api/bookings';
import { daysLater, formatClock, lagosInstant } from 'shared-api/dates';
import { FormDialog } from 'shared-ui/dialogs';
import { TimeField } from 'shared-ui/fields';
import { dueClock } from '../DueTime.tsx';

/** The typed time may belong to the day before or after. The day that brings it nearest to `due` is used. */
function nearest(date: string, time: string, due: Date): Date {
  const far = (at: Date) => Math.abs(at.getTime() - due.getTime());
  const [first, ...others] = [0, -1, 1].map((days) => lagosInstant(daysLater(date, days), time));
  return others.reduce((best, at) => (far(at) < far(best) ? at : best), first ?? due);
}

interface Props {
  booking: DeskBooking;
  onTime: (at: Date) => Promise<unknown>;
  onClose: () => void;
}

export const AnotherTime = ({ booking, onTime, onClose }: Props) => (
  <FormDialog<{ time: string }>
    title={`Flight time of ${booking.flight_Number}`}
    submit="Set this time"
    validate={({ time }) => ({ time: time ? undefined : 'Choose a time' })}
    onSubmit={({ time }) => onTime(nearest(booking.date_Of_Travel, time, new Date(dueOf(booking))))}
    onClose={onClose}
  >
    <p>
      Now expected {dueClock(booking)}, booked {formatClock(booking.date_Of_Arrival)}. For all bookings of
      this flight.
    </p>
    <TimeField name="time" label="Expected at" hint="In West Africa Time" required />
  </FormDialog>
);
