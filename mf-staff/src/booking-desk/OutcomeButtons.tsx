import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { can, keys, updateBookingStatusMutation, usePublicSettings, useSession } from 'shared-api';
import type { DeskBooking } from 'shared-api/contract';
import { bookingStatusText } from 'shared-api/rules';
import { Button, Inline } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/form';
import { consequenceOf, isRefunding, type NextOutcome, nextOutcomes } from '../shared/bookingOutcomes.ts';
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

/**
 * Marks an outcome where the booking stands, what gives money back only after a question. A colleague's faster one is
 * shown and never overwritten (STAFF-12).
 */
export function OutcomeButtons({ booking }: { booking: DeskBooking }) {
  const user = useSession((state) => state.user);
  const { refunds } = usePublicSettings();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<NextOutcome>();
  /** What the booking was when it was marked: the live list may show a colleague's mark before the refusal arrives. */
  const [markedFrom, setMarkedFrom] = useState<string>();
  const { mutate, isPending, isError, variables } = useMutation({
    ...updateBookingStatusMutation,
    onSettled: () => setAsked(undefined),
    onError: () => queryClient.invalidateQueries({ queryKey: keys.bookings }),
  });
  const outcomes = nextOutcomes(booking.bookingStatus, (permission) => can(user, permission));
  const mark = ({ to }: NextOutcome) => {
    setMarkedFrom(booking.bookingStatus);
    mutate({ Id: booking.id, BookingStatus: to });
  };
  const who = `${booking.contact.name}, flight ${booking.flight_Number}`;
  return (
    <>
      {isError && markedFrom !== booking.bookingStatus && <TakenBy booking={booking} />}
      <Inline space={2}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome.to}
            size="small"
            loading={isPending && variables.BookingStatus === outcome.to}
            aria-label={`${outcome.label}: ${who}`}
            onClick={() => (isRefunding(outcome, refunds) ? setAsked(outcome) : mark(outcome))}
          >
            {outcome.label}
          </Button>
        ))}
      </Inline>
      <ConfirmDialog
        title={`${asked?.label ?? ''}?`}
        open={asked !== undefined}
        confirm={asked?.label ?? ''}
        busy={isPending}
        onConfirm={() => asked && mark(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p>
          {who}. {asked && consequenceOf(asked, refunds)} This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
