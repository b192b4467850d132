import type { DeskBooking, Passenger } from 'shared-api/bookings';
import { type AttendanceState, attendanceStates, isUndoable } from 'shared-api/desk';
import { can, serverNow, useSession } from 'shared-api/http';
import { Button, Inline, useOffline } from 'shared-ui';
import { isWaiting, nameOf } from '../shared/deskWords.ts';
import { useRoster } from '../shared/officers/useRoster.ts';
import { attendanceText, unmarkableReason } from './attendanceText.ts';
import styles from './DeskDetails.module.css';
import type { DayAttendance, MarkProgress } from './useAttendance.ts';

const labels: Record<AttendanceState, string> = {
  met: 'Met',
  handed_over: 'Handed over',
  not_found: 'Not found',
};

/** Own marks for some minutes; the lead's and an Administrator's reach is the whole time that the booking is Processing. */
function useMayUndo(booking: DeskBooking): (passenger: Passenger) => boolean {
  const { data: roster } = useRoster(booking.airportId, booking.date_Of_Travel);
  const user = useSession((state) => state.user);
  return ({ attendance }) => {
    if (!attendance?.nonce || !can(user, 'desk.checkIn')) return false;
    if (roster?.writes && isWaiting(booking)) return true;
    return attendance.own === true && isUndoable(new Date(attendance.at), serverNow());
  };
}

function Progress({ of }: { of: MarkProgress | undefined }) {
  if (!of) return null;
  if ('notRecorded' in of) return <span className={styles.notRecorded}>Not recorded: {of.notRecorded}</span>;
  return of.state === 'sending' ? 'Sending…' : 'Stored';
}

interface PassengerMarksProps extends DayAttendance {
  passenger: Passenger;
  booking: DeskBooking;
}

/** Where one passenger stands, what can be marked of them, and what became of the last mark made here. */
export function PassengerMarks({ passenger, booking, progress, mark }: PassengerMarksProps) {
  const user = useSession((state) => state.user);
  const offline = useOffline();
  const mayUndo = useMayUndo(booking);
  const { attendance } = passenger;
  const name = nameOf(passenger);
  const last = progress.get(passenger.id);
  const marks = isWaiting(booking) && can(user, 'desk.checkIn');
  const closed = unmarkableReason(new Date(booking.date_Of_Arrival), serverNow());
  const isSending = Boolean(last && 'state' in last && last.state === 'sending');
  return (
    <>
      {attendance && <span className={styles.attendance}>{attendanceText(attendance)}</span>}
      <Inline>
        {marks &&
          attendanceStates
            .filter((state) => state !== attendance?.state)
            .map((state) => (
              <Button
                key={state}
                aria-label={`${labels[state]}: ${name}`}
                explainDisabled={offline || closed || (isSending && 'Being sent')}
                onClick={() => mark([passenger], state)}
              >
                {labels[state]}
              </Button>
            ))}
        {mayUndo(passenger) && (
          <Button
            variant="text"
            aria-label={`Undo: ${name}`}
            explainDisabled={offline}
            onClick={() => mark([passenger], 'undone')}
          >
            Undo
          </Button>
        )}
      </Inline>
      <span role="status">
        <Progress of={last} />
      </span>
    </>
  );
}
