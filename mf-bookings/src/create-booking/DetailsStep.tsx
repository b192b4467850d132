import { useState } from 'react';
import type { Service } from 'shared-api/contract';
import { Card } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/form';
import { hasPerson } from './bookingValues.ts';
import { EntryForm } from './EntryForm.tsx';
import { PassengerTable } from './PassengerTable.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { RowActions } from './RowActions.tsx';
import { TermsForm } from './TermsForm.tsx';
import type { useBookingDraft } from './useBookingDraft.ts';

interface Props {
  draft: ReturnType<typeof useBookingDraft>;
  service: Service;
  onContinue: () => void;
}

const counted = (passengers: number) => (passengers === 1 ? '1 passenger' : `${passengers} passengers`);

/** Flight details are entered once, passengers are added beneath them (BOOK-03). */
export function DetailsStep({ draft, service, onContinue }: Props) {
  const { wizard, dispatch, typed, noteTyped } = draft;
  const [asking, setAsking] = useState(false);
  const next = () => (hasPerson(typed()) ? setAsking(true) : onContinue());
  return (
    <>
      <EntryForm wizard={wizard} service={service} dispatch={dispatch} noteTyped={noteTyped} />
      <Card title="Passengers" level={3} actions={<p role="status">{counted(wizard.added.length)}</p>}>
        {wizard.removed && (
          <RemovedNotice
            key={wizard.removed.passenger.key}
            person={wizard.removed.passenger.person}
            onUndo={() => dispatch({ type: 'undone' })}
          />
        )}
        <PassengerTable
          added={wizard.added}
          actions={(passenger) => (
            <RowActions
              person={passenger.person}
              busy={wizard.form.mode !== 'new'}
              onEdit={() => dispatch({ type: 'edited', key: passenger.key, typed: typed() })}
              onDuplicate={() => dispatch({ type: 'duplicated', key: passenger.key, typed: typed() })}
              onRemove={() => dispatch({ type: 'removed', key: passenger.key })}
            />
          )}
        />
      </Card>
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
        onConfirm={onContinue}
        onClose={() => setAsking(false)}
      >
        <p>You have typed a passenger without adding him. Go back and add him, or continue without him.</p>
      </ConfirmDialog>
    </>
  );
}
