import { useState } from 'react';
import type { Service } from 'shared-api/services';
import { Button } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { FormActions } from 'shared-ui/form';
import { useStore } from 'zustand';
import { hasPerson } from '../../shared/bookingValues.ts';
import { AlsoBook } from '../also-book/AlsoBook.tsx';
import type { BookingStore } from '../draft/bookingStore.ts';
import { TermsForm } from '../review/TermsForm.tsx';
import { AddedPassengers } from './AddedPassengers.tsx';
import { EntryForm } from './EntryForm.tsx';
import { isCompleteEntry } from './entryRules.ts';

interface Props {
  booking: BookingStore;
  service: Service;
  onContinue: () => void;
}

const aPassenger = {
  title: 'A passenger has not been added',
  text: 'You have typed a passenger without adding them. Go back and add them, or continue without them.',
  back: 'Go back and add them',
  on: 'Continue without them',
};
const anotherFlight = {
  title: 'The other flight has not been saved',
  text: 'You have begun another flight without saving it. Go back and save it, or continue without it.',
  back: 'Go back and save it',
  on: 'Continue without it',
};

export function DetailsStep({ booking, service, onContinue }: Props) {
  const any = useStore(booking, ({ added }) => added.length > 0);
  const [asking, setAsking] = useState(false);
  const [typing, setTyping] = useState<number>();
  const withPassenger = () => {
    const { typed, form } = booking.getState();
    if (!hasPerson(typed)) return onContinue();
    if (form.mode === 'edit' || !isCompleteEntry(typed)) return setAsking(true);
    booking.dispatch({ type: 'submitted', values: typed, wholeFlight: false });
    onContinue();
  };
  const next = () => (typing === undefined ? withPassenger() : setAsking(true));
  const leaveOut = () => {
    if (typing === undefined) return onContinue();
    setTyping(undefined);
    withPassenger();
  };
  const keep = () => setAsking(false);
  const notAdded = typing === undefined ? aPassenger : anotherFlight;
  return (
    <>
      <EntryForm booking={booking} service={service} />
      <AddedPassengers booking={booking} service={service} />
      {any && <AlsoBook booking={booking} service={service} typing={typing} onTyping={setTyping} />}
      {any && <TermsForm booking={booking} onContinue={next} />}
      <Modal title={notAdded.title} open={asking} onClose={keep}>
        <p>{notAdded.text}</p>
        <FormActions>
          <Button variant="primary" onClick={keep}>
            {notAdded.back}
          </Button>
          <Button onClick={leaveOut}>{notAdded.on}</Button>
        </FormActions>
      </Modal>
    </>
  );
}
