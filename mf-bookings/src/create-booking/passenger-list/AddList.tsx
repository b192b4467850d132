import { useState } from 'react';
import { Button, fetchedPart, Icon, LoadingCover } from 'shared-ui';
import { NotOpened } from 'shared-ui/form';
import { useStore } from 'zustand';
import { flightOf } from '../../shared/bookingValues.ts';
import type { BookingStore } from '../bookingStore.ts';
import { isCompleteFlight } from '../entryRules.ts';
import { roomOnFlight } from '../flightGroups.ts';
import type { PassengerListProps } from './PassengerListDialog.tsx';

const Dialog = fetchedPart<PassengerListProps>(
  async () => (await import('./PassengerListDialog.tsx')).PassengerListDialog,
);

const title = 'Add a list of passengers';

/** For groups: whoever has them in a spreadsheet does not type them one by one. */
export function AddList({ booking }: { booking: BookingStore }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const isNew = useStore(booking, ({ form }) => form.mode === 'new');
  const added = useStore(booking, (machine) => machine.added);
  if (!isNew) return null;
  const { typed } = booking.getState();
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<Icon name="users" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <Dialog
          room={isCompleteFlight(typed) ? roomOnFlight(added, flightOf(typed)) : undefined}
          text={text}
          onAdd={(people, left) => {
            if (!isCompleteFlight(typed)) return;
            booking.dispatch({ type: 'listed', flight: flightOf(typed), people });
            setText(left);
            if (!left) close();
          }}
          onClose={(left) => {
            setText(left);
            close();
          }}
          pending={<LoadingCover />}
          failed={<NotOpened title={title} onClose={close} />}
        />
      )}
    </>
  );
}
