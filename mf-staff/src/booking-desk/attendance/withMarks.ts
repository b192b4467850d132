import type { Attendance } from 'shared-api/bookings';
import type { AttendanceMark, AttendanceState } from 'shared-api/desk';
import type { Markable } from './marked.ts';

interface Marker {
  /** This name is shown with the mark. If the text is empty, no name is shown. */
  by: string;
  /** The server's clock is this number of milliseconds ahead of the device's clock. */
  aheadMs: number;
}

const attendanceAfter = (
  before: Attendance | undefined,
  { nonce, kind, at }: AttendanceMark,
  { by, aheadMs }: Marker,
): Attendance => {
  const moment = new Date(Date.parse(at) + aheadMs).toISOString();
  return {
    state: kind as AttendanceState,
    at: moment,
    doubtful: false,
    metAt: before?.metAt ?? (kind === 'not_found' ? null : moment),
    by,
    nonce,
    own: true,
  };
};

/** The server's clock is known from its `Date` header without milliseconds, so a difference of 2 s is ignored. */
const slackMs = 2_000;

const isOutdated = (known: Attendance | undefined, { nonce, at }: AttendanceMark, aheadMs: number): boolean =>
  known !== undefined && (known.nonce === nonce || Date.parse(known.at) > Date.parse(at) + aheadMs + slackMs);

function withMarks<P extends Markable>(passenger: P, marks: readonly AttendanceMark[], marker: Marker): P {
  const own = marks.filter(({ passengerId }) => passengerId === passenger.id);
  if (own.length === 0) return passenger;
  let standing: readonly Attendance[] = passenger.attendance ? [passenger.attendance] : [];
  for (const mark of own)
    if (mark.kind === 'undone') standing = standing.filter(({ nonce }) => nonce !== mark.undoes);
    else if (!isOutdated(standing.at(-1), mark, marker.aheadMs))
      standing = [...standing, attendanceAfter(standing.at(-1), mark, marker)];
  return { ...passenger, attendance: standing.at(-1) ?? null };
}

/** A booking without new marks remains the same object, so that React does not render its row again. */
export const bookingsWithMarks = <B extends { passengers: readonly Markable[] }>(
  bookings: readonly B[],
  marks: readonly AttendanceMark[],
  marker: Marker,
): readonly B[] => {
  const marked = new Set(marks.map(({ passengerId }) => passengerId));
  return bookings.map((booking) =>
    booking.passengers.some(({ id }) => marked.has(id))
      ? {
          ...booking,
          passengers: booking.passengers.map((passenger) => withMarks(passenger, marks, marker)),
        }
      : booking,
  );
};
