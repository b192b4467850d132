import { useEffect, useState } from 'react';
import { Button } from 'shared-ui';
import { countOf, whoOf } from '../../shared/deskWords.ts';
import type { PendingOutcome } from './pendingOutcomes.ts';
import styles from './UndoBar.module.css';

function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1_000));
}

const whatOf = ({ bookings }: PendingOutcome): string => {
  const [first] = bookings;
  if (!first) return '';
  return bookings.length === 1
    ? whoOf(first)
    : `${countOf(bookings.length, 'booking')} of ${first.flight_Number}`;
};

function LatestOutcome({ outcome, onUndo }: { outcome: PendingOutcome; onUndo: () => void }) {
  const seconds = useSecondsUntil(outcome.sendsAt);
  return (
    <>
      <span className={styles.text}>
        {whatOf(outcome)}: {outcome.outcome.label}
      </span>
      <Button aria-label={`Undo: ${whatOf(outcome)}`} className={styles.undo} onClick={onUndo}>
        Undo <span aria-hidden="true">({seconds} s)</span>
      </Button>
    </>
  );
}

export function UndoBar({
  pending,
  onUndo,
}: {
  pending: readonly PendingOutcome[];
  onUndo: (outcome: PendingOutcome) => void;
}) {
  const latest = pending.findLast(({ sent }) => !sent);
  return (
    <div role="status" className={styles.place}>
      {latest && (
        <div className={styles.bar}>
          <LatestOutcome key={latest.sendsAt} outcome={latest} onUndo={() => onUndo(latest)} />
        </div>
      )}
    </div>
  );
}
