import { useEffect, useRef } from 'react';
import { Banner, Button } from 'shared-ui';
import { type PersonValues, passengerName } from '../../shared/bookingValues.ts';

/** It takes the focus from the row that is gone, and the next action ends the offer. */
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
