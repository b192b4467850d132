import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { fullHoursOf, notOfferedOf } from 'shared-api/availability';
import {
  type BookingIntent,
  createBookingsMutation,
  isOutcomeUnknown,
  isOverLimit,
  isPriceChange,
} from 'shared-api/bookings';
import { keys } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { Banner, Button, lazyPart, links, Money, Stack, useOffline } from 'shared-ui';
import { FormActions } from 'shared-ui/form';
import { useStore } from 'zustand';
import { bookedState } from '../../shared/bookedState.ts';
import { FundShortfall } from '../../shared/FundShortfall.tsx';
import type { Leg } from '../../shared/legs.ts';
import { repeatWhileLost, useCheckAgain } from '../../shared/lostReply.ts';
import { Checking, Unknown } from '../../shared/OutcomeUnknown.tsx';
import type { Wallet } from '../../shared/useWallet.ts';
import { selectFutureDate } from '../details/entryRules.ts';
import { useKeepsPassengers } from '../details/useKeepsPassengers.ts';
import type { BookingAction, BookingStore } from '../draft/bookingStore.ts';
import { NextStep } from '../summary/NextStep.tsx';
import { confirmKey, toRequest } from './flightGroups.ts';
import { RefusedHours } from './RefusedHours.tsx';

const AskApproval = lazyPart(async () => (await import('./AskApproval.tsx')).AskApproval);

const booked = { what: 'the booking went through', once: 'nothing is booked or charged twice' };

/** The refusal must be visible, however far the page was scrolled when Confirm was pressed. */
const showRefusal = (box: HTMLElement | null): void => box?.scrollIntoView?.({ block: 'center' });

interface Props {
  booking: BookingStore;
  legs: readonly Leg[];
  totalKobo: number;
  wallet: Wallet;
  /** If true, a flight has left in the meantime. */
  past: boolean;
  onEdit: () => void;
}

export function ConfirmPanel({ booking, legs, totalKobo, wallet, past, onEdit }: Props) {
  const { phase, overLimit, order, formerTotalKobo, full, notOffered } = useStore(booking);
  const { confirm, checkAgain } = useConfirmBooking(booking);
  const termsVersion = usePublicSettings().texts.booking;
  const confirmId = useId();
  const offline = useOffline();
  if (phase === 'checking') return <Checking {...booked} />;
  if (phase === 'unknown') return <Unknown {...booked} same="this same booking" onCheckAgain={checkAgain} />;
  const { balance } = wallet;
  const missingKobo = wallet.missingFor(totalKobo);
  const isAbove = overLimit !== undefined && phase === 'ready';
  const isRefused = isAbove || formerTotalKobo !== undefined || full.length > 0 || notOffered !== undefined;
  return (
    <>
      {past && <Banner tone="error">{selectFutureDate}</Banner>}
      {balance.isError && !balance.data && (
        <Banner tone="error" action={<Button onClick={() => void balance.refetch()}>Try again</Button>}>
          Wallet balance is unavailable
        </Banner>
      )}
      {isRefused && (
        <div ref={showRefusal}>
          <Stack>
            {formerTotalKobo !== undefined && (
              <Banner tone="warning" title="The price has changed" live="assertive">
                The total was <Money kobo={formerTotalKobo} /> and is now <Money kobo={totalKobo} />. Nothing
                has been booked. Please check it and confirm again.
              </Banner>
            )}
            {isAbove && (
              <Banner tone="warning" title="Above your limit" live="assertive">
                {overLimit}. No money is held while you wait for approval.
              </Banner>
            )}
            <RefusedHours booking={booking} legs={legs} />
          </Stack>
        </div>
      )}
      <FundShortfall missingKobo={order || isAbove ? 0 : (missingKobo ?? 0)} confirmId={confirmId} />
      <NextStep>
        <FormActions>
          {isAbove && (
            <AskApproval booking={booking} entriesOf={() => toRequest(legs)} totalKobo={totalKobo} />
          )}
          {missingKobo === 0 && !past && !order && !isAbove && (
            <Button
              id={confirmId}
              variant="primary"
              loading={phase !== 'ready'}
              explainDisabled={offline}
              onClick={() => confirm(legs, { expectedTotalKobo: totalKobo, termsVersion })}
            >
              Confirm
            </Button>
          )}
          {phase === 'ready' && <Button onClick={onEdit}>Edit Details</Button>}
        </FormActions>
      </NextStep>
    </>
  );
}

function useConfirmBooking(booking: BookingStore) {
  const { dispatch, getState } = booking;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keepsPassengers = useKeepsPassengers(booking);
  const { mutate } = useMutation({
    ...createBookingsMutation,
    ...repeatWhileLost(() => dispatch({ type: 'lost' })),
    onSuccess: ({ data }) => {
      const { draftId, added } = getState();
      dispatch({ type: 'booked' });
      if (keepsPassengers)
        void import('../details/keepPassengers.ts').then(
          ({ keepPassengers }) => keepPassengers(queryClient, { draftId, added }),
          () => undefined,
        );
      // The path must end with a slash (BOOK-54).
      void navigate(`${links.services()}/`, { state: bookedState(data) });
    },
    onError: (problem, { expectedTotalKobo }) => {
      if (isOutcomeUnknown(problem)) return dispatch({ type: 'unanswered' });
      const priced = isPriceChange(problem);
      const notOffered = notOfferedOf(problem);
      dispatch({
        type: 'refused',
        ...(priced && { formerTotalKobo: expectedTotalKobo }),
        ...(isOverLimit(problem) && { overLimit: problem.message }),
        full: fullHoursOf(problem),
        ...(notOffered && { notOffered }),
      });
      void queryClient.invalidateQueries({ queryKey: keys.wallet });
      if (priced) void queryClient.invalidateQueries({ queryKey: keys.services });
    },
  });

  /** A second click leaves the phase as it is, so nothing is sent for it. */
  const proceed = (action: BookingAction) => {
    const before = getState().phase;
    dispatch(action);
    const { phase, intent } = getState();
    if (intent && phase !== before) mutate(intent);
  };
  const checkAgain = () => proceed({ type: 'checked' });
  useCheckAgain(checkAgain);

  const confirm = (
    legs: readonly Leg[],
    shown: Pick<BookingIntent, 'expectedTotalKobo' | 'termsVersion'>,
  ) => {
    const bookings = toRequest(legs);
    const idempotencyKey = confirmKey(getState().draftId, bookings);
    proceed({ type: 'confirmed', intent: { idempotencyKey, ...shown, bookings } });
  };
  return { confirm, checkAgain };
}
