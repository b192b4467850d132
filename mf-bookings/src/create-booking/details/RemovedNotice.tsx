import { useEffect, useRef } from 'react';
import { Banner, Button } from 'shared-ui';
import { type PersonValues, passengerName } from '../../shared/bookingValues.ts';

/** The button takes the focus, because the removed row had the focus. */
export function RemovedNotice({ person, onUndo }: { person: PersonValues; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Banner
      tone="info"
      live="polite"
      action={
        <Button ref={undo} onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {passengerName(person)} was removed.
    </Banner>
  );
}
