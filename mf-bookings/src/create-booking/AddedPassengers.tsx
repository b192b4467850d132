import { useCallback, useDeferredValue } from 'react';
import { Banner, Card } from 'shared-ui';
import type { AddedPassenger } from './bookingValues.ts';
import { PassengerTable } from './PassengerTable.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { RowActions } from './RowActions.tsx';
import type { useBookingDraft } from './useBookingDraft.ts';

const counted = (passengers: number) => (passengers === 1 ? '1 passenger' : `${passengers} passengers`);

/** The table of step 1; one passenger at a time is in the form (BOOK-17, BOOK-19). */
export function AddedPassengers({ draft }: { draft: ReturnType<typeof useBookingDraft> }) {
  const { wizard, dispatch, typed } = draft;
  // A long table follows by a moment what is said of it at once.
  const rows = useDeferredValue(wizard.added);
  const actions = useCallback(
    (passenger: AddedPassenger) => <RowActions passenger={passenger} dispatch={dispatch} typed={typed} />,
    [dispatch, typed],
  );
  return (
    <Card title="Passengers" level={3} actions={<p role="status">{counted(wizard.added.length)}</p>}>
      {wizard.removed && (
        <RemovedNotice
          key={wizard.removed.passenger.key}
          person={wizard.removed.passenger.person}
          onUndo={() => dispatch({ type: 'undone' })}
        />
      )}
      {wizard.blocked && (
        <Banner tone="warning" live="assertive">
          First save or leave the passenger in the form
        </Banner>
      )}
      <PassengerTable added={rows} actions={actions} />
    </Card>
  );
}
