import { useEffect, useState } from 'react';
import { Button } from 'shared-ui';
import { countOf, whoOf } from '../shared/deskWords.ts';
import type { Mark } from './createMarks.ts';
import styles from './UndoBar.module.css';

function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1_000));
}

const whatOf = ({ bookings }: Mark): string => {
  const [first] = bookings;
  if (!first) return '';
  return bookings.length === 1
    ? whoOf(first)
    : `${countOf(bookings.length, 'booking')} of ${first.flight_Number}`;
};

function LatestMark({ mark, onUndo }: { mark: Mark; onUndo: () => void }) {
  const seconds = useSecondsUntil(mark.sendsAt);
  return (
    <>
      <span className={styles.text}>
        {whatOf(mark)}: {mark.outcome.label}
      </span>
      <Button aria-label={`Undo: ${whatOf(mark)}`} className={styles.undo} onClick={onUndo}>
        Undo <span aria-hidden="true">({seconds} s)</span>
      </Button>
    </>
  );
}

/** The last outcome that can still be taken back. */
export function UndoBar({ marks, onUndo }: { marks: readonly Mark[]; onUndo: (mark: Mark) => void }) {
  const latest = marks.findLast(({ sent }) => !sent);
  return (
    <div role="status" className={styles.place}>
      {latest && (
        <div className={styles.bar}>
          <LatestMark key={latest.sendsAt} mark={latest} onUndo={() => onUndo(latest)} />
        </div>
      )}
    </div>
  );
}
