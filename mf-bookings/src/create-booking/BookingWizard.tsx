import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Service } from 'shared-api/services';
import { koboOf } from 'shared-api/values';
import { Button, Icon, links, Money, PageHeader, PageSkeleton, Stack, useBreadcrumbs } from 'shared-ui';
import { StepIndicator } from 'shared-ui/fields';
import { bookedState } from '../shared/bookedState.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useBookingDraft } from './useBookingDraft.ts';
import { useConfirmBooking } from './useConfirmBooking.ts';
import { useStep } from './useStep.ts';

const steps = ['Details', 'Review and confirm'];

const crumbsOf = (service: Service) => [
  { label: 'Dashboard', to: links.dashboard() },
  { label: 'All Services', to: links.services() },
  { label: service.name },
  { label: 'Create Booking' },
];

/** Moves the focus to a step's heading when the step was changed, not when the page was opened. */
function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

export function BookingWizard({ userId, service }: { userId: number; service: Service }) {
  const navigate = useNavigate();
  const draft = useBookingDraft(userId, service.id);
  const { wizard, dispatch } = draft;
  const { step: wanted, toReview, toDetails } = useStep();
  const confirming = useConfirmBooking({
    intent: wizard.intent,
    onSend: (intent) => dispatch({ type: 'sent', intent }),
    onRefused: draft.settle,
    onBooked: (bookings) => {
      draft.finish();
      // The path as specified (BOOK-54); the router treats both spellings alike (G95).
      navigate(`${links.services()}/`, { state: bookedState(bookings) });
    },
  });
  const ready = wizard.added.length > 0 && wizard.accepted;
  const locked = confirming.phase !== 'ready';
  const step = locked || (wanted === 'review' && ready) ? 'review' : 'details';
  const heading = useFocusOnChange(step);
  const [firstStep] = useState(step);
  // Its many fields take a slow phone half a second: the heading is shown before them, and they are drawn bit by bit.
  const isFormDue = useDeferredValue(true, false);
  useBreadcrumbs(crumbsOf(service));
  return (
    <>
      <PageHeader
        title="Create Booking"
        before={
          step === 'review' &&
          !locked && (
            <Button icon={<Icon name="chevron-left" />} onClick={toDetails}>
              Back
            </Button>
          )
        }
        lead={
          <>
            {service.name}, <Money kobo={koboOf(service.price)} /> per passenger
          </>
        }
      />
      <Stack space={5}>
        <StepIndicator steps={steps} current={step === 'details' ? 1 : 2} />
        {draft.restoredAt && !locked && step === firstStep && (
          <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />
        )}
        <h2 ref={heading} tabIndex={-1}>
          {step === 'details' ? 'Flight and passengers' : 'Review and confirm'}
        </h2>
        {step === 'review' && (
          <ReviewStep wizard={wizard} service={service} confirming={confirming} onEdit={toDetails} />
        )}
        {step === 'details' && !isFormDue && <PageSkeleton />}
        {step === 'details' && isFormDue && (
          <DetailsStep draft={draft} service={service} onContinue={toReview} />
        )}
      </Stack>
    </>
  );
}
