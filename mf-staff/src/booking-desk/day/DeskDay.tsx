import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Airport } from 'shared-api/airports';
import type { DeskBooking } from 'shared-api/bookings';
import { minuteMs } from 'shared-api/dates';
import { useServerNow, useSession } from 'shared-api/http';
import { EmptyState, lazyPart } from 'shared-ui';
import { StillWhilePressed } from 'shared-ui/data';
import { isWaiting } from '../../shared/deskWords.ts';
import { overlapsOf } from '../../shared/officers/clashes.ts';
import { useDeskAttendance } from '../attendance/useDeskAttendance.ts';
import { SourceResting } from '../flights/SourceResting.tsx';
import { DeskQuestion } from '../outcomes/DeskQuestion.tsx';
import { UndoBar } from '../outcomes/UndoBar.tsx';
import { usePendingOutcomes } from '../outcomes/usePendingOutcomes.ts';
import styles from './DeskDay.module.css';
import { DeskDetails } from './DeskDetails.tsx';
import { DeskList, DeskRows } from './DeskList.tsx';
import { bookingsWith, hoursOf } from './deskHours.ts';
import { hasOfficer, isInView, officerViewOf, viewOf } from './deskView.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { useDeskWork } from './useDeskWork.ts';

const FlightCanceled = lazyPart(
  async () => (await import('../../shared/flights/FlightCanceled.tsx')).FlightCanceled,
);

function useOpenAtNow() {
  const nowLine = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = nowLine.current;
    if (line && line.getBoundingClientRect().bottom > innerHeight * 0.7)
      line.scrollIntoView?.({ block: 'center' });
  }, []);
  return nowLine;
}

const Keys = () => (
  <p className={`${styles.keys} small`}>
    <kbd>↓</kbd> <kbd>↑</kbd> another booking · <kbd>m</kbd> met · <kbd>r</kbd> service rendered ·{' '}
    <kbd>n</kbd> no show · <kbd>u</kbd> undo · <kbd>/</kbd> search
  </p>
);

interface DeskDayProps {
  airport: Airport;
  date: string;
  isToday: boolean;
  bookings: readonly DeskBooking[];
  fetchedAt: number;
}

export function DeskDay({ airport, date, isToday, bookings: known, fetchedAt }: DeskDayProps) {
  const [search] = useSearchParams();
  const minute = Math.floor(useServerNow().getTime() / minuteMs);
  const now = useMemo(() => new Date(minute * minuteMs), [minute]);
  const nowLine = useOpenAtNow();
  const attendance = useDeskAttendance();
  const { marked } = attendance;
  const bookings = useMemo(() => marked(known, fetchedAt), [marked, known, fetchedAt]);
  const dayOutcomes = usePendingOutcomes(bookings);
  const overlaps = useMemo(() => overlapsOf(bookings), [bookings]);
  const [openedId, setOpenedId] = useState<number>();
  const [canceledIds, setCanceledIds] = useState<readonly number[]>();

  const view = viewOf(search.get('show'));
  const userId = useSession(({ user }) => user?.id);
  const officerView = officerViewOf(search.get('officer'));
  const found = bookingsWith(bookings, search.get('search') ?? '').filter((booking) =>
    hasOfficer(officerView, booking, userId),
  );
  const inView = found.filter((booking) => isInView(view, booking, dayOutcomes));
  const folded = view === 'open' ? found.filter((booking) => !inView.includes(booking)) : [];
  const hours = hoursOf(inView);
  const rows = hours.flatMap(({ flights }) => flights.flatMap((flight) => flight.bookings));
  const { actions, selectedId, asked, confirm, cancel } = useDeskWork(
    rows,
    dayOutcomes,
    attendance,
    setOpenedId,
  );

  if (bookings.length === 0) return <EmptyState text="There are no bookings on this day" />;
  const opened = bookings.find(({ id }) => id === openedId);
  const rowsProps = { dayOutcomes, attendance, actions, selectedId, overlaps, now };
  return (
    <>
      <div className={`${styles.screen} screenOnly`}>
        <StillWhilePressed>
          <SourceResting bookings={known} />
          {folded.length > 0 && (
            <details className={styles.folded}>
              <summary>
                {folded.length}
                {inView.some((booking) => !isWaiting(booking)) && ' more'} done
              </summary>
              <DeskRows bookings={folded} {...rowsProps} />
            </details>
          )}
          {inView.length === 0 ? (
            <EmptyState text={found.length > 0 && view === 'open' ? 'All done' : 'No booking matches'} />
          ) : (
            <DeskList
              hours={hours}
              isToday={isToday}
              nowLine={nowLine}
              onCanceled={setCanceledIds}
              {...rowsProps}
            />
          )}
          <Keys />
        </StillWhilePressed>
        <UndoBar pending={dayOutcomes.pending} onUndo={dayOutcomes.undo} />
        {opened && (
          <DeskDetails booking={opened} attendance={attendance} onClose={() => setOpenedId(undefined)} />
        )}
        {canceledIds && <FlightCanceled ids={canceledIds} onClose={() => setCanceledIds(undefined)} />}
        <DeskQuestion asked={asked} onConfirm={confirm} onClose={cancel} />
      </div>
      <PrintSheet airport={airport} date={date} hours={hoursOf(found)} />
    </>
  );
}
