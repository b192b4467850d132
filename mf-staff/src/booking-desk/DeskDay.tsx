import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeskBooking } from 'shared-api/bookings';
import { can, serverNow, useSession } from 'shared-api/http';
import type { Airport } from 'shared-api/values';
import { EmptyState, useOffline } from 'shared-ui';
import { asksFirst, type NextOutcome, nextOutcomes, pricedTogether } from '../shared/bookingOutcomes.ts';
import { countOf, isWaiting, whoOf } from '../shared/deskWords.ts';
import { OutcomeDialog } from '../shared/OutcomeDialog.tsx';
import { markOf } from './createMarks.ts';
import styles from './DeskDay.module.css';
import { DeskDetails } from './DeskDetails.tsx';
import { DeskList, DeskRows } from './DeskList.tsx';
import type { RowActions } from './DeskRow.tsx';
import { bookingsWith, hoursOf } from './deskHours.ts';
import { isInView, viewOf } from './deskView.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useDeskKeys } from './useDeskKeys.ts';
import { useMarks } from './useMarks.ts';
import { useNow } from './useNow.ts';

/** Two presses as close as this are one, though something else has come beneath the finger. */
const doublePressMs = 400;
const isSecondPress = (pressedAt: number) => Date.now() - pressedAt < doublePressMs;

interface Asked {
  bookings: readonly DeskBooking[];
  outcome: NextOutcome;
}

const rowOf = (id: number) => document.getElementById(`booking-${id}`);

/** How high the portal's bar and the desk's own are together. */
const barsPx = 112;

const isInSight = (id: number) => {
  const { top = barsPx, bottom = 0 } = rowOf(id)?.getBoundingClientRect() ?? {};
  return top >= barsPx && bottom <= innerHeight;
};

function bringInSight(id: number): void {
  const row = rowOf(id);
  row?.querySelector('button')?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}

/** Opens where the day has come to, if that is further down than the window shows. */
function useOpenAtNow() {
  const nowLine = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = nowLine.current;
    if (line && line.getBoundingClientRect().bottom > innerHeight * 0.7)
      line.scrollIntoView?.({ block: 'center' });
  }, []);
  return nowLine;
}

interface DeskDayProps {
  airport: Airport;
  date: string;
  isToday: boolean;
  bookings: readonly DeskBooking[];
}

/** One day at one airport: its bookings to work through, and as they are printed. */
export function DeskDay({ airport, date, isToday, bookings }: DeskDayProps) {
  const [search] = useSearchParams();
  const user = useSession((state) => state.user);
  const offline = useOffline();
  const now = useNow();
  const nowLine = useOpenAtNow();
  const dayMarks = useMarks(bookings);
  const { marks, mark, undo, dismiss } = dayMarks;
  const [openedId, setOpenedId] = useState<number>();
  const [asked, setAsked] = useState<Asked>();
  const [selectedId, setSelectedId] = useState<number>();
  const lastPress = useRef(Number.NEGATIVE_INFINITY);

  const view = viewOf(search.get('show'));
  const found = bookingsWith(bookings, search.get('search') ?? '');
  const inView = found.filter((booking) => isInView(view, booking, dayMarks));
  const folded = view === 'open' ? found.filter((booking) => !inView.includes(booking)) : [];
  const hours = hoursOf(inView);
  const rows = hours.flatMap(({ flights }) => flights.flatMap((flight) => flight.bookings));
  const open = rows.filter((booking) => isWaiting(booking) && !markOf(marks, booking.id));
  const selected = rows.find(({ id }) => id === selectedId);

  const select = (booking: DeskBooking | undefined) => {
    setSelectedId(booking?.id);
    if (booking) bringInSight(booking.id);
  };
  /** The next one without an outcome, from the top again after the last. */
  const after = (marked: readonly DeskBooking[]) => {
    const left = open.filter((booking) => !marked.includes(booking));
    const at = rows.findIndex(({ id }) => id === marked.at(-1)?.id);
    return left.find((booking) => rows.indexOf(booking) > at) ?? left[0];
  };
  const store = ({ bookings: marked, outcome }: Asked, byHand: boolean) => {
    lastPress.current = Date.now();
    mark(marked, outcome);
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
    if (byHand && isSecondPress(lastPress.current)) return;
    record({ bookings: marked, outcome }, byHand);
  };
  const latest = useRef(onRecord);
  latest.current = onRecord;
  const actions = useMemo<RowActions>(
    () => ({
      open: ({ id }) => isSecondPress(lastPress.current) || setOpenedId(id),
      record: (...press) => latest.current(...press),
      undo,
      dismiss,
    }),
    [undo, dismiss],
  );

  const recordSelected = (to: NextOutcome['to']) => () => {
    if (!selected || !open.includes(selected)) return select(open.find(({ id }) => isInSight(id)) ?? open[0]);
    const outcome = nextOutcomes(selected.bookingStatus, (permission) => can(user, permission)).find(
      (one) => one.to === to,
    );
    if (outcome && !offline) record({ bookings: [selected], outcome }, false);
  };
  const step = (by: number) => () => {
    const at = selected ? rows.indexOf(selected) : -1;
    const next = selected ? rows[at + by] : (rows.find(({ id }) => isInSight(id)) ?? rows[0]);
    if (next) select(next);
  };
  useDeskKeys({
    ArrowDown: step(1),
    ArrowUp: step(-1),
    r: recordSelected('Service_Rendered'),
    n: recordSelected('No_Show'),
    u: () => {
      const last = marks.findLast(({ sent }) => !sent);
      if (!last) return;
      undo(last);
      select(last.bookings[0]);
    },
    '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
  });
  // The row that the keys act on is marked before the first of them is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the day opened
  useEffect(() => setSelectedId((open.find(({ id }) => isInSight(id)) ?? open[0])?.id), []);

  if (bookings.length === 0) return <EmptyState text="There are no bookings on this day" />;
  const opened = bookings.find(({ id }) => id === openedId);
  const [first] = asked?.bookings ?? [];
  const rowsProps = { dayMarks, actions, selectedId };
  return (
    <>
      <div className={styles.screen}>
        {folded.length > 0 && (
          <details className={styles.folded}>
            <summary>{folded.length} done</summary>
            <DeskRows bookings={folded} {...rowsProps} />
          </details>
        )}
        {inView.length === 0 ? (
          <EmptyState text={found.length > 0 && view === 'open' ? 'All done' : 'No booking matches'} />
        ) : (
          <DeskList hours={hours} now={isToday ? now : undefined} nowLine={nowLine} {...rowsProps} />
        )}
        <p className={styles.keys}>
          <kbd>↓</kbd> <kbd>↑</kbd> another booking · <kbd>r</kbd> service rendered · <kbd>n</kbd> no show ·{' '}
          <kbd>u</kbd> undo · <kbd>/</kbd> search
        </p>
        <UndoBar marks={marks} onUndo={undo} />
        {opened && <DeskDetails booking={opened} onClose={() => setOpenedId(undefined)} />}
        <OutcomeDialog
          outcome={asked?.outcome}
          booking={pricedTogether(asked?.bookings ?? [])}
          clientName={
            asked && asked.bookings.length > 1
              ? `${countOf(asked.bookings.length, 'booking')} of ${first?.flight_Number}`
              : first && whoOf(first)
          }
          finality="It can be undone for six seconds."
          onConfirm={() => asked && store(asked, false)}
          onClose={() => setAsked(undefined)}
        />
      </div>
      <PrintSheet airport={airport} date={date} hours={hoursOf(found)} />
    </>
  );
}
