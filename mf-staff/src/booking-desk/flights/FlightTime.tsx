import { useMutation } from '@tanstack/react-query';
import { type DeskBooking, dueOf } from 'shared-api/bookings';
import { formatClock, lagosInstant } from 'shared-api/dates';
import { setFlight } from 'shared-api/desk';
import { mutationOf } from 'shared-api/http';
import { Inline, SendButton, Stack } from 'shared-ui';
import { TimeField } from 'shared-ui/fields';
import { Modal, PortalForm, SubmitButton } from 'shared-ui/form';
import { dueClock } from '../../shared/DueTime.tsx';
import { daysLater } from '../../shared/deskParams.ts';

const minuteMs = 60_000;
const steps = [15, 30, 60];

/** The typed time is meant on the day, the one before or the next, whichever is nearest to what is expected now. */
function nearest(date: string, time: string, due: Date): Date {
  const far = (at: Date) => Math.abs(at.getTime() - due.getTime());
  const [first, ...others] = [0, -1, 1].map((days) => lagosInstant(daysLater(date, days), time));
  return others.reduce((best, at) => (far(at) < far(best) ? at : best), first ?? due);
}

/** A press holds at once for all bookings of the flight; their own time, and the money, stay. */
export function FlightTime({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(setFlight));
  const due = new Date(dueOf(booking));
  const day = booking.date_Of_Travel;
  const say = async (expectedAt: Date | null, canceled = false) => {
    await mutateAsync({
      body: {
        airportId: booking.airportId,
        code: booking.flight_Number,
        day,
        direction: booking.direction ?? 1,
        expectedAt: expectedAt?.toISOString() ?? null,
        canceled,
      },
    });
    onClose();
  };
  return (
    <Modal title={`Flight time of ${booking.flight_Number}`} open onClose={onClose} width={520}>
      <Stack space={4}>
        <p>
          Now expected {dueClock(booking)}, booked {formatClock(booking.date_Of_Arrival)}. For all bookings of
          this flight.
        </p>
        <Inline space={2}>
          {steps.map((minutes) => {
            const later = new Date(due.getTime() + minutes * minuteMs);
            return (
              <SendButton key={minutes} size="large" onSend={() => say(later)}>
                +{minutes} min: {formatClock(later)}
              </SendButton>
            );
          })}
        </Inline>
        <PortalForm<{ time: string }>
          label="Another time"
          validate={({ time }) => ({ time: time ? undefined : 'Choose a time' })}
          onSubmit={({ time }) => say(nearest(day, time, due))}
        >
          <Stack space={3}>
            <TimeField name="time" label="Expected at" hint="In West Africa Time" required />
            <Inline space={2}>
              <SubmitButton>Set this time</SubmitButton>
            </Inline>
          </Stack>
        </PortalForm>
        <Inline space={2}>
          <SendButton onSend={() => say(null)}>As booked</SendButton>
          <SendButton variant="danger" onSend={() => say(null, true)}>
            Cancelled
          </SendButton>
        </Inline>
      </Stack>
    </Modal>
  );
}
