import { useState } from 'react';
import type { Service } from 'shared-api/services';
import { Button, Icon, LoadingCover, lazyPart, NotOpened } from 'shared-ui';
import { useStore } from 'zustand';
import { flightEntered } from '../../shared/bookingValues.ts';
import type { BookingStore } from '../draft/bookingStore.ts';
import type { PastedList } from './PassengerListDialog.tsx';

const Dialog = lazyPart(async () => (await import('./PassengerListDialog.tsx')).PassengerListDialog);

const title = 'Paste a list of passengers';

export function AddList({ booking, service }: { booking: BookingStore; service: Service }) {
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<PastedList>();
  const isNew = useStore(booking, ({ form }) => form.mode === 'new');
  const added = useStore(booking, (machine) => machine.added);
  if (!isNew) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<Icon name="users" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Paste a list
      </Button>
      {open && (
        <Dialog
          title={title}
          service={service}
          entered={flightEntered(booking.getState().typed)}
          added={added}
          list={list}
          onList={setList}
          onAdd={(passengers, left) => {
            booking.dispatch({ type: 'listed', passengers });
            setList(left);
            if (!left) close();
          }}
          onClose={close}
          pending={<LoadingCover />}
          failed={<NotOpened title={title} onClose={close} />}
        />
      )}
    </>
  );
}
