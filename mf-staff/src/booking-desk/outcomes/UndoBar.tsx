import { bookingStatusWords } from 'shared-api/statuses';
import { Button } from 'shared-ui';
import { countOf, whoOf } from '../../shared/deskWords.ts';
import { useSecondsUntil } from '../../shared/useSecondsUntil.ts';
import type { PendingOutcome } from './pendingOutcomes.ts';
import styles from './UndoBar.module.css';

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
        {whatOf(outcome)}: {bookingStatusWords(outcome.outcome.to)}
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
