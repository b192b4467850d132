import type { Passenger } from 'shared-api/bookings';
import { attendanceLabels, attendanceStates, attendanceText, isUndoable } from 'shared-api/desk';
import { keepsMarks } from 'shared-api/kept-day';
import type { BookingStatus } from 'shared-api/statuses';
import { Button, Inline, useOffline } from 'shared-ui';
import type { Timed } from '../../shared/DueTime.tsx';
import { isWaiting, type Named, nameOf } from '../../shared/deskWords.ts';
import { unmarkableReason } from './marked.ts';
import type { DayAttendance, MarkProgress } from './useAttendance.ts';

export interface Marker {
  mayMark: boolean;
  /** If true, the user may also undo colleagues' marks, without a time limit. */
  undoesAll: boolean;
  now: Date;
}

type MarkedPassenger = Named & Pick<Passenger, 'id' | 'attendance'>;

export interface PassengerMarksProps extends Pick<DayAttendance, 'progress' | 'mark' | 'dismiss'> {
  passenger: MarkedPassenger;
  booking: { bookingStatus: BookingStatus } & Timed;
  marker: Marker;
}

function mayUndo({ passenger: { attendance }, booking, marker }: PassengerMarksProps): boolean {
  if (!attendance?.nonce || !marker.mayMark) return false;
  if (marker.undoesAll && isWaiting(booking)) return true;
  return attendance.own === true && isUndoable(new Date(attendance.at), marker.now);
}

function Progress({
  of,
  name,
  onDismiss,
}: {
  of: MarkProgress | undefined;
  name: string;
  onDismiss: () => void;
}) {
  if (!of) return null;
  if (of === 'kept') return 'On this device';
  if (of === 'stored') return 'Stored';
  return (
    <span className="warning">
      Not recorded: {of.notRecorded}{' '}
      <Button variant="text" aria-label={`Understood: ${name}`} onClick={onDismiss}>
        Understood
      </Button>
    </span>
  );
}

export function PassengerMarks(props: PassengerMarksProps) {
  const { passenger, booking, marker, progress, mark, dismiss } = props;
  const offline = useOffline();
  const unkept = keepsMarks() ? undefined : offline;
  const { attendance } = passenger;
  const name = nameOf(passenger);
  const marks = isWaiting(booking) && marker.mayMark;
  const closed = unmarkableReason(booking, marker.now);
  return (
    <>
      {attendance && <strong className="success">{attendanceText(attendance)}</strong>}
      <Inline>
        {marks &&
          attendanceStates
            .filter((state) => state !== attendance?.state)
            .map((state) => (
              <Button
                key={state}
                aria-label={`${attendanceLabels[state]}: ${name}`}
                explainDisabled={unkept || closed}
                onClick={() => mark([passenger], state)}
              >
                {attendanceLabels[state]}
              </Button>
            ))}
        {mayUndo(props) && (
          <Button
            variant="text"
            aria-label={`Undo: ${name}`}
            explainDisabled={unkept}
            onClick={() => mark([passenger], 'undone')}
          >
            Undo
          </Button>
        )}
      </Inline>
      <span role="status">
        <Progress of={progress.get(passenger.id)} name={name} onDismiss={() => dismiss([passenger])} />
      </span>
    </>
  );
}
