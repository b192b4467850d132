import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskBooking, updateBookingStatusMutation } from 'shared-api/bookings';
import { ApiProblem, can, keys, serverNow, useSession } from 'shared-api/http';
import { bookingStatusText } from 'shared-api/values';
import { Button, SendButton, useOffline } from 'shared-ui';
import { asksFirst, type NextOutcome, nextOutcomes } from '../shared/bookingOutcomes.ts';
import { OutcomeDialog } from '../shared/OutcomeDialog.tsx';
import styles from './DeskFlight.module.css';

/** Somebody else was faster: what the booking is now, and by whom. */
function TakenBy({ booking }: { booking: DeskBooking }) {
  const by = booking.modifiedBy_FirstName ? ` by ${booking.modifiedBy_FirstName}` : '';
  return (
    <p role="status" className={styles.taken}>
      Already set to {bookingStatusText(booking.bookingStatus)}
      {by}. Your mark was not stored.
    </p>
  );
}

/** Not so after a lost reply: the mark that is seen then may be the reader's own. */
const isRefused = (problem: unknown) => problem instanceof ApiProblem && problem.status < 500;

/**
 * Marks an outcome where the booking stands, what is not the usual course only after a question. A colleague's faster
 * one is shown and never overwritten (STAFF-12).
 */
export function OutcomeButtons({ booking }: { booking: DeskBooking }) {
  const user = useSession((state) => state.user);
  const offline = useOffline();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<NextOutcome>();
  /** What the booking was when it was marked: the live list may show a colleague's mark before the refusal arrives. */
  const [markedFrom, setMarkedFrom] = useState<string>();
  const { mutateAsync, isSuccess, error } = useMutation({
    ...updateBookingStatusMutation,
    onSettled: () => setAsked(undefined),
    onError: () => queryClient.invalidateQueries({ queryKey: keys.bookings }),
  });
  const mark = ({ to }: NextOutcome) => {
    setMarkedFrom(booking.bookingStatus);
    return mutateAsync({ Id: booking.id, BookingStatus: to });
  };
  // What comes next is never offered beneath the finger that has just pressed: the booking's own page has it.
  const outcomes = isSuccess
    ? []
    : nextOutcomes(booking.bookingStatus, (permission) => can(user, permission));
  const who = `${booking.contact.name}, flight ${booking.flight_Number}`;
  const now = serverNow();
  return (
    <>
      {isRefused(error) && markedFrom !== booking.bookingStatus && <TakenBy booking={booking} />}
      {outcomes.length > 0 && (
        <div className={styles.outcomes}>
          {outcomes.map((outcome) => {
            const labels = { 'aria-label': `${outcome.label}: ${who}`, children: outcome.label };
            return asksFirst(outcome, booking, now) ? (
              <Button
                key={outcome.to}
                {...labels}
                explainDisabled={offline}
                onClick={() => setAsked(outcome)}
              />
            ) : (
              <SendButton key={outcome.to} {...labels} onSend={() => mark(outcome)} />
            );
          })}
        </div>
      )}
      <OutcomeDialog
        outcome={asked}
        booking={booking}
        clientName={who}
        onConfirm={mark}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
