import { useState } from 'react';
import type { Service } from 'shared-api/services';
import { Button } from 'shared-ui';
import { FormActions, Modal } from 'shared-ui/form';
import { AddedPassengers } from './AddedPassengers.tsx';
import { hasPerson } from './bookingValues.ts';
import { EntryForm } from './EntryForm.tsx';
import { TermsForm } from './TermsForm.tsx';
import type { useBookingDraft } from './useBookingDraft.ts';

interface Props {
  draft: ReturnType<typeof useBookingDraft>;
  service: Service;
  onContinue: () => void;
}

/** Flight details are entered once, passengers are added beneath them (BOOK-03). */
export function DetailsStep({ draft, service, onContinue }: Props) {
  const { wizard, dispatch, typed, noteTyped } = draft;
  const [asking, setAsking] = useState(false);
  const next = () => (hasPerson(typed()) ? setAsking(true) : onContinue());
  const keep = () => setAsking(false);
  return (
    <>
      <EntryForm wizard={wizard} service={service} dispatch={dispatch} noteTyped={noteTyped} />
      <AddedPassengers draft={draft} />
      {wizard.added.length > 0 && (
        <TermsForm
          accepted={wizard.accepted}
          onAccept={(accepted) => dispatch({ type: 'accepted', accepted })}
          onContinue={next}
        />
      )}
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
