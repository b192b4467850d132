import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskBooking } from 'shared-api/bookings';
import { setFlight } from 'shared-api/desk';
import { mutationOf, sendBeforeLeaving } from 'shared-api/http';

const undoMs = 6_000;

interface FlightWord {
  /** Null means that the flight is expected at the booked time. */
  expectedAt: Date | null;
  sendsAt: number;
}

/**
 * An unsent change is sent at once when the flight disappears from the page, the page closes or the session
 * ends.
 */
export function useFlightWord({ airportId, flight_Number, date_Of_Travel, direction }: DeskBooking) {
  const { mutateAsync } = useMutation(mutationOf(setFlight));
  const [waiting, setWaiting] = useState<FlightWord>();
  // Before React renders again, the browser may report several times that the user leaves the page. The ref
  // prevents a second request.
  const held = useRef<FlightWord>(undefined);
  const hold = (word: FlightWord | undefined) => {
    held.current = word;
    setWaiting(word);
  };
  const sendWord = (expectedAt: Date | null, canceled = false) => {
    hold(undefined);
    return mutateAsync({
      body: {
        airportId,
        code: flight_Number,
        day: date_Of_Travel,
        direction: direction ?? 1,
        expectedAt: expectedAt?.toISOString() ?? null,
        canceled,
      },
    });
  };
  const sendHeld = useEffectEvent(
    () => held.current && sendWord(held.current.expectedAt).catch(() => undefined),
  );
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(sendHeld, waiting.sendsAt - Date.now());
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    const stop = sendBeforeLeaving(() => sendHeld());
    return () => {
      stop();
      void sendHeld();
    };
  }, []);
  return {
    waiting,
    say: (expectedAt: Date | null) => hold({ expectedAt, sendsAt: Date.now() + undoMs }),
    undo: () => hold(undefined),
    sendWord,
  };
}
