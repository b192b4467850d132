import { useDeferredValue, useEffect, useState } from 'react';
import { koboOf } from 'shared-api/money';
import type { Service } from 'shared-api/services';
import {
  Button,
  Icon,
  lazyPart,
  links,
  Money,
  PageHeader,
  PageSkeleton,
  Stack,
  useBreadcrumbs,
  usePreloadOnInput,
} from 'shared-ui';
import { StepIndicator } from 'shared-ui/fields';
import { useStore } from 'zustand';
import { RestoredNotice } from '../shared/RestoredNotice.tsx';
import { useFocusOnChange } from '../shared/useFocusOnChange.ts';
import { useStep } from '../shared/useStep.ts';
import styles from './BookingWizard.module.css';
import { useEarlierBooking } from './booked-before/useEarlierBooking.ts';
import { DetailsStep } from './details/DetailsStep.tsx';
import { type BookingStore, openBooking } from './draft/bookingStore.ts';
import { BookingSummary } from './summary/BookingSummary.tsx';
import { NextStepPlace } from './summary/NextStep.tsx';

const ReviewStep = lazyPart(async () => (await import('./review/ReviewStep.tsx')).ReviewStep);
const EditedOrder = lazyPart(async () => (await import('./draft/EditedOrder.tsx')).EditedOrder);

const steps = ['Details', 'Review and confirm'];

const crumbsOf = (service: Service) => [
  { label: 'All Services', to: links.services() },
  { label: service.name },
  { label: 'Create Booking' },
];

function useSavedOnLeave({ save }: BookingStore) {
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}

interface Props {
  userId: number;
  service: Service;
  /** 0 means no saved order. */
  orderId: number;
}

export function BookingWizard({ userId, service, orderId }: Props) {
  const [booking] = useState(() => openBooking(userId, service.id, orderId));
  const complete = useStore(booking, ({ added, accepted }) => added.length > 0 && accepted);
  const locked = useStore(booking, ({ phase }) => phase !== 'ready');
  const restoredAt = useStore(booking, (machine) => machine.restoredAt);
  const { step: wanted, toReview, toDetails } = useStep();
  useSavedOnLeave(booking);
  useEarlierBooking(booking);
  usePreloadOnInput(ReviewStep);
  const step = locked || (wanted === 'review' && complete) ? 'review' : 'details';
  const [discards, setDiscards] = useState(0);
  const discard = () => {
    booking.dispatch({ type: 'discarded' });
    setDiscards(discards + 1);
  };
  const heading = useFocusOnChange(step);
  const [firstStep] = useState(step);
  const [nextStep, setNextStep] = useState<HTMLElement | null>(null);
  // A slow phone needs half a second to render the fields. Therefore the heading is rendered before the
  // fields.
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
      <NextStepPlace value={nextStep}>
        <div className={styles.columns}>
          <Stack space={5}>
            <StepIndicator steps={steps} current={step === 'details' ? 1 : 2} />
            {restoredAt && !locked && step === firstStep && (
              <RestoredNotice at={restoredAt} onDiscard={discard} />
            )}
            {/* The key starts EditedOrder again after Discard, so that the saved order fills the draft again. */}
            {orderId > 0 && <EditedOrder key={discards} booking={booking} orderId={orderId} />}
            <h2 ref={heading} tabIndex={-1}>
              {step === 'details' ? 'Flight and passengers' : 'Review and confirm'}
            </h2>
            {step === 'review' && (
              <ReviewStep booking={booking} service={service} onEdit={toDetails} pending={<PageSkeleton />} />
            )}
            {step === 'details' && !isFormDue && <PageSkeleton />}
            {step === 'details' && isFormDue && (
              <DetailsStep booking={booking} service={service} onContinue={toReview} />
            )}
          </Stack>
          <BookingSummary booking={booking} service={service} step={step} nextStep={setNextStep} />
        </div>
      </NextStepPlace>
    </>
  );
}
