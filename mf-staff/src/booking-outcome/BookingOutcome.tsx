import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { can, keys, updateBookingStatusMutation, usePublicSettings, useSession } from 'shared-api';
import { Button, Inline } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/form';
import type { Slots } from 'shared-ui/remote';
import { consequenceOf, type NextOutcome, nextOutcomes } from '../shared/bookingOutcomes.ts';

/** The desk records how a booking ended; a colleague who was faster is shown, not overwritten (STAFF-12, STATUS-10). */
export function BookingOutcome({ bookingId, bookingStatus }: Slots['staff.bookingOutcome']) {
  const user = useSession((state) => state.user);
  const { refunds } = usePublicSettings();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<NextOutcome>();
  const close = () => setChosen(undefined);
  const { mutate, isPending } = useMutation({
    ...updateBookingStatusMutation,
    onSuccess: close,
    onError: () => void queryClient.invalidateQueries({ queryKey: keys.bookings }),
  });
  const outcomes = nextOutcomes(bookingStatus, (permission) => can(user, permission));
  return (
    <>
      {outcomes.length > 0 && (
        <Inline>
          {outcomes.map((outcome) => (
            <Button key={outcome.to} onClick={() => setChosen(outcome)}>
              {outcome.label}
            </Button>
          ))}
        </Inline>
      )}
      <ConfirmDialog
        title={`${chosen?.label ?? ''}?`}
        open={chosen !== undefined}
        confirm={chosen?.label ?? ''}
        busy={isPending}
        onConfirm={() => chosen && mutate({ Id: bookingId, BookingStatus: chosen.to })}
        onClose={close}
      >
        <p>{chosen && consequenceOf(chosen, refunds)} This cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}
