import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Service } from 'shared-api/services';
import { countOf } from 'shared-api/wording';
import { Banner, Card, EmptyState, lazyPart, Skeletons, Stack, usePreloadOnInput } from 'shared-ui';
import { useStore } from 'zustand';
import type { AddedPassenger } from '../../shared/bookingValues.ts';
import type { BookingStore } from '../draft/bookingStore.ts';
import { inFlightOrder } from '../review/flightGroups.ts';
import { KeepPassengersField } from './KeepPassengersField.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { RowActions } from './RowActions.tsx';

/** The code of the table is large, and the page shows no table until a passenger is added. */
const PassengerTable = lazyPart(async () => (await import('./PassengerTable.tsx')).PassengerTable);

export function AddedPassengers({ booking, service }: { booking: BookingStore; service: Service }) {
  const { dispatch } = booking;
  usePreloadOnInput(PassengerTable);
  const added = useStore(booking, (machine) => machine.added);
  const removed = useStore(booking, (machine) => machine.removed?.passenger);
  const blocked = useStore(booking, (machine) => machine.blocked);
  // The notices appear at once, while a long table is rendered later.
  const rows = useDeferredValue(useMemo(() => inFlightOrder(added), [added]));
  const actions = useCallback(
    (passenger: AddedPassenger) => <RowActions passenger={passenger} dispatch={dispatch} />,
    [dispatch],
  );
  return (
    <Card title="Passengers" level={3} actions={<p role="status">{countOf(added.length, 'passenger')}</p>}>
      <Stack space={3}>
        {removed && (
          <RemovedNotice
            key={removed.key}
            person={removed.person}
            onUndo={() => dispatch({ type: 'undone' })}
          />
        )}
        {blocked && (
          <Banner tone="warning" live="assertive">
            First save or leave the passenger in the form
          </Banner>
        )}
        {rows.length === 0 ? (
          <EmptyState text="You have not added any passengers" />
        ) : (
          <PassengerTable
            added={rows}
            service={service}
            actions={actions}
            pending={<Skeletons count={rows.length} />}
          />
        )}
        {added.length > 0 && <KeepPassengersField booking={booking} />}
      </Stack>
    </Card>
  );
}
