import { type MouseEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { DeskBooking } from 'shared-api/bookings';
import { can, serverNow, useSession } from 'shared-api/http';
import { keepsMarks } from 'shared-api/kept-day';
import { usePublicSettings } from 'shared-api/settings';
import { useOffline } from 'shared-ui';
import { useKeys } from 'shared-ui/data';
import { asksFirst, type NextOutcome, nextOutcomes, waitsUntil } from '../../shared/bookingOutcomes.ts';
import { isWaiting } from '../../shared/deskWords.ts';
import { unmarkableReason, unmarkedOf } from '../attendance/marked.ts';
import type { DayAttendance } from '../attendance/useAttendance.ts';
import { pendingOf } from '../outcomes/pendingOutcomes.ts';
import type { DayOutcomes } from '../outcomes/usePendingOutcomes.ts';
import type { RowActions } from './DeskRow.tsx';
import { bringInSight, isInSight } from './rowsInSight.ts';

/** Two presses within this time count as one, even if another row has moved under the finger. */
const doublePressMs = 400;

export interface Asked {
  bookings: readonly DeskBooking[];
  outcome: NextOutcome;
}

export function useDeskWork(
  rows: readonly DeskBooking[],
  { pending, mark, undo, dismiss }: DayOutcomes,
  { mark: markAttendance, dismiss: dismissAttendance }: DayAttendance,
  onOpen: (bookingId: number) => void,
) {
  const user = useSession((state) => state.user);
  const offline = useOffline();
  const { noShowWaitMinutes: minutes } = usePublicSettings();
  const [asked, setAsked] = useState<Asked>();
  const [selectedId, setSelectedId] = useState<number>();
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const isSecondPress = useCallback(() => Date.now() - lastPress.current < doublePressMs, []);
  const open = rows.filter((booking) => isWaiting(booking) && !pendingOf(pending, booking.id));
  const selected = rows.find(({ id }) => id === selectedId);

  const select = (booking: DeskBooking | undefined) => {
    setSelectedId(booking?.id);
    if (booking) bringInSight(booking.id);
  };
  const after = (marked: readonly DeskBooking[]) => {
    const left = open.filter((booking) => !marked.includes(booking));
    const at = rows.findIndex(({ id }) => id === marked.at(-1)?.id);
    return left.find((booking) => rows.indexOf(booking) > at) ?? left[0];
  };
  const store = ({ bookings: marked, outcome }: Asked, byHand: boolean, reason?: string) => {
    lastPress.current = Date.now();
    mark(marked, outcome, reason);
    setAsked(undefined);
    const next = after(marked);
    if (byHand) setSelectedId(next?.id);
    else select(next);
  };
  const record = (wanted: Asked, byHand: boolean) => {
    const asks = wanted.bookings.some((booking) => asksFirst(wanted.outcome, booking, serverNow()));
    if (asks) setAsked(wanted);
    else store(wanted, byHand);
  };
  const onRecord = (
    marked: readonly DeskBooking[],
    outcome: NextOutcome,
    event?: MouseEvent<HTMLElement>,
  ) => {
    const byHand = (event?.detail ?? 0) > 0;
    if (byHand && isSecondPress()) return;
    record({ bookings: marked, outcome }, byHand);
  };
  const latest = useRef(onRecord);
  latest.current = onRecord;
  const actions = useMemo<RowActions>(
    () => ({
      open: ({ id }) => isSecondPress() || onOpen(id),
      record: (...press) => latest.current(...press),
      meet: ({ passengers }) => markAttendance(unmarkedOf(passengers), 'met'),
      undo,
      dismiss,
      dismissAttendance: ({ passengers }) => dismissAttendance(passengers),
    }),
    [onOpen, isSecondPress, undo, dismiss, markAttendance, dismissAttendance],
  );

  const recordSelected = (to: NextOutcome['to']) => () => {
    if (!selected || !open.includes(selected)) return select(open.find(isInSight) ?? open[0]);
    const outcome = nextOutcomes(selected.bookingStatus, (permission) => can(user, permission)).find(
      (one) => one.to === to,
    );
    const early = outcome && waitsUntil(outcome, selected, { now: serverNow(), minutes });
    if (outcome && !offline && !early) record({ bookings: [selected], outcome }, false);
  };
  const meetSelected = () => {
    if (!selected || !open.includes(selected)) return select(open.find(isInSight) ?? open[0]);
    const closed = unmarkableReason(selected, serverNow());
    if (!closed && (keepsMarks() || !offline) && can(user, 'desk.checkIn')) actions.meet(selected);
  };
  const step = (by: number) => () => {
    const at = selected ? rows.indexOf(selected) : -1;
    const next = selected ? rows[at + by] : (rows.find(isInSight) ?? rows[0]);
    if (next) select(next);
  };
  useKeys({
    ArrowDown: step(1),
    ArrowUp: step(-1),
    r: recordSelected('Service_Rendered'),
    n: recordSelected('No_Show'),
    m: meetSelected,
    u: () => {
      const last = pending.findLast(({ sent }) => !sent);
      if (!last) return;
      undo(last);
      select(last.bookings[0]);
    },
    '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
  });
  // A row is selected before the first key press, so that the officer sees which booking the keys will
  // change.
  const selectInSight = useEffectEvent(() => setSelectedId((open.find(isInSight) ?? open[0])?.id));
  useEffect(() => selectInSight(), []);

  return {
    actions,
    /** The keyboard shortcuts apply to this booking. */
    selectedId,
    asked,
    confirm: (reason?: string) => asked && store(asked, false, reason),
    cancel: () => setAsked(undefined),
  };
}
