import { useState } from 'react';
import { type Booking, passengerForm } from 'shared-api/bookings';
import { Button, Inline, RowList, Tag } from 'shared-ui';
import { FormDialog } from 'shared-ui/dialogs';
import { PassengerFields } from '../shared/booking-fields/PassengerFields.tsx';
import { type PersonValues, passengerName, personFrom } from '../shared/bookingValues.ts';
import styles from './ChangePassengers.module.css';
import type { ChangedPassengers } from './changeValues.ts';

interface Props {
  booking: Booking;
  people: ChangedPassengers;
  onPeople: (people: ChangedPassengers) => void;
}

const editId = (id: number) => `edit-passenger-${id}`;

export function ChangePassengers({ booking, people, onPeople }: Props) {
  const { edited, removed } = people;
  const [editing, setEditing] = useState<number>();
  const close = () => setEditing(undefined);
  const left = booking.passengers.length - removed.length;
  const personOf = (id: number): PersonValues | undefined => {
    const passenger = booking.passengers.find((each) => each.id === id);
    return edited[id] ?? (passenger && personFrom(passenger));
  };
  const save = (id: number, person: PersonValues) =>
    onPeople({ ...people, edited: { ...edited, [id]: person } });
  const remove = (id: number) => onPeople({ ...people, removed: [...removed, id] });
  const undo = (id: number) => {
    document.getElementById(editId(id))?.focus();
    onPeople({
      edited: Object.fromEntries(Object.entries(edited).filter(([key]) => Number(key) !== id)),
      removed: removed.filter((each) => each !== id),
    });
  };
  const shown = editing === undefined ? undefined : personOf(editing);
  return (
    <>
      <RowList>
        {booking.passengers.map((passenger) => {
          const { id } = passenger;
          const name = passengerName(edited[id] ?? personFrom(passenger));
          const isRemoved = removed.includes(id);
          return (
            <li key={id}>
              <span className={styles.who}>
                {isRemoved ? <s className="soft">{name}</s> : name}
                {isRemoved && <Tag tone="warning">Removed</Tag>}
                {!isRemoved && edited[id] && <Tag tone="info">Edited</Tag>}
              </span>
              <Inline space={2}>
                {!isRemoved && edited[id] && (
                  <Button size="small" aria-label={`Undo the edit of ${name}`} onClick={() => undo(id)}>
                    Undo
                  </Button>
                )}
                {!isRemoved && (
                  <Button
                    id={editId(id)}
                    size="small"
                    aria-label={`Edit ${name}`}
                    onClick={() => setEditing(id)}
                  >
                    Edit
                  </Button>
                )}
                {/* Remove and Undo are the same element, so that the button keeps the focus. */}
                {(isRemoved || left > 1) && (
                  <Button
                    size="small"
                    aria-label={`${isRemoved ? 'Undo' : 'Remove'} ${name}`}
                    onClick={() => (isRemoved ? undo(id) : remove(id))}
                  >
                    {isRemoved ? 'Undo' : 'Remove'}
                  </Button>
                )}
              </Inline>
            </li>
          );
        })}
      </RowList>
      {shown && editing !== undefined && (
        <FormDialog<PersonValues>
          title="Edit a passenger"
          local
          schema={passengerForm}
          initialValues={shown}
          submit="Save passenger"
          cancel="Do not change"
          width={418}
          onSubmit={(person) => save(editing, person)}
          onClose={close}
        >
          <PassengerFields />
        </FormDialog>
      )}
    </>
  );
}
