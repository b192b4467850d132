import { useState } from 'react';
import type { Service } from 'shared-api/services';
import { Button } from 'shared-ui';
import { FormActions, Modal } from 'shared-ui/form';
import { useStore } from 'zustand';
import { hasPerson } from '../shared/bookingValues.ts';
import { AddedPassengers } from './AddedPassengers.tsx';
import type { BookingStore } from './bookingStore.ts';
import { EntryForm } from './EntryForm.tsx';
import { isCompleteEntry } from './entryRules.ts';
import { RunningTotal } from './RunningTotal.tsx';
import { TermsForm } from './TermsForm.tsx';

interface Props {
  booking: BookingStore;
  service: Service;
  onContinue: () => void;
}

/** Flight details are entered once, passengers are added beneath them (BOOK-03); Continue adds one who is filled in. */
export function DetailsStep({ booking, service, onContinue }: Props) {
  const any = useStore(booking, ({ added }) => added.length > 0);
  const [asking, setAsking] = useState(false);
  const next = () => {
    const { typed, form } = booking.getState();
    if (!hasPerson(typed)) return onContinue();
    if (form.mode === 'edit' || !isCompleteEntry(typed)) return setAsking(true);
    booking.dispatch({ type: 'submitted', values: typed, wholeFlight: false });
    onContinue();
  };
  const keep = () => setAsking(false);
  return (
    <>
      <EntryForm booking={booking} service={service} />
      <AddedPassengers booking={booking} />
      {any && <TermsForm booking={booking} onContinue={next} />}
      <RunningTotal booking={booking} service={service} />
      <Modal title="A passenger has not been added" open={asking} onClose={keep}>
        <p>You have typed a passenger without adding them. Go back and add them, or continue without them.</p>
        <FormActions>
          <Button variant="primary" onClick={keep}>
            Go back and add them
          </Button>
          <Button onClick={onContinue}>Continue without them</Button>
        </FormActions>
      </Modal>
    </>
  );
}
