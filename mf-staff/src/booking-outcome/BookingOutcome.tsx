import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingQuery, updateBookingStatus } from 'shared-api/bookings';
import { isOutcomeCorrectable } from 'shared-api/corrections';
import { can, keys, mutationOf, serverNow, useSession } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { bookingStatusWords } from 'shared-api/statuses';
import { Button, Inline, LinkButton, links, useOffline } from 'shared-ui';
import type { Slots } from 'shared-ui/remote';
import { asksFirst, type NextOutcome, nextOutcomes, waitsUntil } from '../shared/bookingOutcomes.ts';
import { nameOf } from '../shared/deskWords.ts';
import { OutcomeDialog } from '../shared/OutcomeDialog.tsx';
import styles from './BookingOutcome.module.css';
import { CorrectNames } from './CorrectNames.tsx';

export function BookingOutcome({ bookingId, bookingStatus }: Slots['staff.bookingOutcome']) {
  const user = useSession((state) => state.user);
  const offline = useOffline();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<NextOutcome>();
  const close = () => setChosen(undefined);
  const { data: booking } = useQuery(bookingQuery(bookingId));
  const { mutateAsync } = useMutation({
    ...mutationOf(updateBookingStatus),
    onSuccess: close,
    onError: () => queryClient.invalidateQueries({ queryKey: keys.bookings }),
  });
  const outcomes = nextOutcomes(bookingStatus, (permission) => can(user, permission));
  const { correctionDays, noShowWaitMinutes: minutes } = usePublicSettings();
  const correctable =
    booking && can(user, 'bookings.correct') && isOutcomeCorrectable(booking, serverNow(), correctionDays);
  const corrects = bookingStatus !== 'Processing' && can(user, 'privacy.handle');
  if (!booking || (outcomes.length === 0 && !correctable && !corrects)) return null;
  return (
    <>
      <Inline className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome.to}
            variant={asksFirst(outcome, booking, serverNow()) ? 'default' : 'primary'}
            explainDisabled={offline || waitsUntil(outcome, booking, { now: serverNow(), minutes })}
            onClick={() => setChosen(outcome)}
          >
            {bookingStatusWords(outcome.to)}
          </Button>
        ))}
        {correctable && (
          <LinkButton to={links.corrections({ booking: bookingId })}>Correct the outcome</LinkButton>
        )}
        {corrects && <CorrectNames booking={booking} />}
      </Inline>
      <OutcomeDialog
        outcome={chosen}
        booking={booking}
        met={booking.passengers.filter(({ attendance }) => attendance?.metAt).map(nameOf)}
        onConfirm={({ to }, Reason) =>
          mutateAsync({ body: { Id: bookingId, BookingStatus: to, ...(Reason && { Reason }) } })
        }
        onClose={close}
      />
    </>
  );
}
