import { useState } from 'react';
import type { Service } from 'shared-api/contract';
import { ConfirmDialog } from 'shared-ui/form';
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
      <ConfirmDialog
        title="A passenger has not been added"
        open={asking}
        confirm="Continue without"
        local
        onConfirm={onContinue}
        onClose={() => setAsking(false)}
      >
        <p>You have typed a passenger without adding him. Go back and add him, or continue without him.</p>
      </ConfirmDialog>
    </>
  );
}
