import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type DeskBooking, dueOf } from 'shared-api/bookings';
import { clockOn, minuteMs } from 'shared-api/dates';
import { can, useSession } from 'shared-api/http';
import { bookingStatusWords } from 'shared-api/statuses';
import { Button, Icon, lazyPart, SendButton, useOffline } from 'shared-ui';
import { countOf, isWaiting } from '../deskWords.ts';
import { useSecondsUntil } from '../useSecondsUntil.ts';
import styles from './FlightPresses.module.css';
import { useFlightWord } from './useFlightWord.ts';

const AnotherTime = lazyPart(async () => (await import('./AnotherTime.tsx')).AnotherTime);

const later = [15, 30, 60];

/**
 * A flight whose time is changed with the keyboard may move in the list. Its number and direction are
 * remembered, so that it keeps the focus.
 */
let followed: string | undefined;

const focusFirst = (group: HTMLElement | null) => group?.querySelector('button')?.focus();

function Undo({ sendsAt, label, onUndo }: { sendsAt: number; label: string; onUndo: () => void }) {
  const seconds = useSecondsUntil(sendsAt);
  return (
    <Button aria-label={`Undo: ${label}`} onClick={onUndo}>
      Undo <span aria-hidden="true">({seconds} s)</span>
    </Button>
  );
}

interface PressesProps {
  bookings: readonly DeskBooking[];
  /**
   * Receives the ids of the flight's bookings. The page must show their refunds and let the user confirm the status
   * `Flight_Canceled`.
   */
  onCanceled: (ids: readonly number[]) => void;
}

function Presses({ booking, bookings, onCanceled }: PressesProps & { booking: DeskBooking }) {
  const offline = useOffline();
  const { waiting, say, undo, sendWord } = useFlightWord(booking);
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const { flight_Number: number, date_Of_Arrival: bookedAt, flight } = booking;
  const key = `${number} ${booking.direction}`;
  useEffect(() => {
    if (followed !== key || document.activeElement !== document.body) return;
    followed = undefined;
    focusFirst(group.current);
  }, [key]);
  const press = (expectedAt: Date | null) => (event: MouseEvent) => {
    followed = event.detail === 0 ? key : undefined;
    say(expectedAt);
  };
  const at = (time: Date | null) => clockOn(bookedAt, time ?? bookedAt);
  const isCanceled = flight?.state === 'Canceled';
  const ids = bookings.map(({ id }) => id);
  const cancel = async () => {
    await sendWord(flight?.expectedAt ? new Date(flight.expectedAt) : null, true);
    onCanceled(ids);
  };
  return (
    <fieldset ref={group} aria-label={`Flight time of ${number}`} className={`${styles.presses} screenOnly`}>
      {later.map((minutes) => {
        const time = new Date(Date.parse(dueOf(booking)) + minutes * minuteMs);
        return (
          <Button
            key={minutes}
            aria-label={`+${minutes} min: ${number} at ${at(time)}`}
            aria-pressed={waiting?.expectedAt?.getTime() === time.getTime()}
            explainDisabled={offline}
            onClick={press(time)}
          >
            +{minutes}
          </Button>
        );
      })}
      <Button
        icon={<Icon name="clock" />}
        aria-label={`Another time: ${number}`}
        aria-haspopup="dialog"
        explainDisabled={offline}
        onClick={() => setOpen(true)}
      />
      {(flight?.expectedAt || isCanceled) && (
        <Button
          aria-label={`As booked: ${number} at ${at(null)}`}
          aria-pressed={waiting?.expectedAt === null}
          explainDisabled={offline}
          onClick={press(null)}
        >
          As booked
        </Button>
      )}
      {!isCanceled && (
        <SendButton aria-label={`Cancelled: ${number}`} aria-haspopup="dialog" onSend={cancel}>
          Cancelled
        </SendButton>
      )}
      {isCanceled && (
        <Button explainDisabled={offline} onClick={() => onCanceled(ids)}>
          Flight reported cancelled: {countOf(ids.length, 'booking')} – set{' '}
          {bookingStatusWords('Flight_Canceled')}
        </Button>
      )}
      <span role="status">
        {waiting &&
          `${number}: ${waiting.expectedAt ? `expected ${at(waiting.expectedAt)}` : `as booked, ${at(null)}`}`}
      </span>
      {waiting && (
        <Undo
          key={waiting.sendsAt}
          sendsAt={waiting.sendsAt}
          label={`flight ${number}`}
          onUndo={() => {
            undo();
            focusFirst(group.current);
          }}
        />
      )}
      {isOpen && <AnotherTime booking={booking} onTime={sendWord} onClose={() => setOpen(false)} />}
    </fieldset>
  );
}

export function FlightPresses({ bookings, onCanceled }: PressesProps) {
  const user = useSession((state) => state.user);
  const open = bookings.filter(isWaiting);
  const booking = open.find(({ direction }) => direction) ?? open[0];
  if (!booking || !can(user, 'desk.checkIn')) return null;
  return <Presses booking={booking} bookings={open} onCanceled={onCanceled} />;
}
