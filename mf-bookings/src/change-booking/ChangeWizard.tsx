import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Booking } from 'shared-api/bookings';
import { changeQuoteQuery } from 'shared-api/changes';
import { ApiProblem, keys, newIdempotencyKey } from 'shared-api/http';
import { links, notify, Stack } from 'shared-ui';
import { StepIndicator } from 'shared-ui/fields';
import { RestoredNotice } from '../shared/RestoredNotice.tsx';
import { useFocusOnChange } from '../shared/useFocusOnChange.ts';
import { useStep } from '../shared/useStep.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { type ChangeValues, changesNothing, toChange } from './changeValues.ts';
import { ReviewChange } from './ReviewChange.tsx';
import { useChangeDraft } from './useChangeDraft.ts';
import { useConfirmChange } from './useConfirmChange.ts';

const steps = ['What changes', 'Review and confirm'];

export function ChangeWizard({ booking, userId }: { booking: Booking; userId: number }) {
  const { id } = booking;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const kept = useChangeDraft(userId, booking);
  const { draft, update, note, discard, forget, restoredAt } = kept;
  const leave = () => {
    forget();
    navigate(links.booking(String(id)));
  };
  const { phase, confirm, check } = useConfirmChange(kept, leave);
  const { step: wanted, toReview, toDetails } = useStep();
  const step = phase !== 'ready' || (wanted === 'review' && draft.checked) ? 'review' : 'details';
  const heading = useFocusOnChange(step);
  const review = async (values: ChangeValues) => {
    const change = toChange(draft.seen, values, draft.people);
    if (changesNothing(change)) {
      notify.info('No changes were made');
      return;
    }
    await queryClient.fetchQuery(changeQuoteQuery({ id, change })).catch(async (problem) => {
      if (problem instanceof ApiProblem && problem.code === 'changed_meanwhile')
        await queryClient.invalidateQueries({ queryKey: keys.bookings });
      throw problem;
    });
    update({ values, checked: true });
    toReview();
  };
  return (
    <Stack space={5}>
      <StepIndicator steps={steps} current={step === 'details' ? 1 : 2} />
      {restoredAt && phase === 'ready' && step === 'details' && (
        <RestoredNotice at={restoredAt} onDiscard={discard} />
      )}
      <h2 ref={heading} tabIndex={-1}>
        {step === 'details' ? 'Flight and passengers' : 'Review and confirm'}
      </h2>
      {draft.seen.version > draft.begunUpon && <ChangedMeanwhile booking={booking} since={draft.begunUpon} />}
      {step === 'review' ? (
        <ReviewChange
          wanted={draft.intent ?? { id, change: toChange(draft.seen, draft.values, draft.people) }}
          phase={phase}
          onConfirm={(sums) =>
            confirm({
              id,
              change: toChange(draft.seen, draft.values, draft.people),
              ...sums,
              idempotencyKey: newIdempotencyKey(),
            })
          }
          onCheckAgain={check}
          onEdit={toDetails}
        />
      ) : (
        <ChangeForm
          key={`${draft.seen.version} ${restoredAt}`}
          booking={booking}
          values={draft.values}
          people={draft.people}
          onTyped={note}
          onPeople={(people) => update({ people })}
          onSubmit={review}
          onLeave={leave}
        />
      )}
    </Stack>
  );
}
