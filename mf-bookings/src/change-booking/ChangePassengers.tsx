import { useState } from 'react';
import { type Booking, passengerForm } from 'shared-api/bookings';
import { Button, Inline, Stack } from 'shared-ui';
import { FormActions, Modal, PortalForm, SubmitButton } from 'shared-ui/form';
import { type PersonValues, passengerName } from '../shared/bookingValues.ts';
import { PassengerFields } from '../shared/PassengerFields.tsx';
import { type ChangedPassengers, personValues } from './changeValues.ts';

interface Props {
  booking: Booking;
  people: ChangedPassengers;
  onPeople: (people: ChangedPassengers) => void;
}

/** Who travels: each can be edited or taken off, and put back while nothing is confirmed. */
export function ChangePassengers({ booking, people, onPeople }: Props) {
  const { edited, removed } = people;
  const [editing, setEditing] = useState<number>();
  const close = () => setEditing(undefined);
  const left = booking.passengers.length - removed.length;
  const personOf = (id: number): PersonValues | undefined => {
    const passenger = booking.passengers.find((each) => each.id === id);
    return edited[id] ?? (passenger && personValues(passenger));
  };
  const save = (id: number, person: PersonValues) => {
    onPeople({ ...people, edited: { ...edited, [id]: person } });
    close();
  };
  const remove = (id: number) => onPeople({ ...people, removed: [...removed, id] });
  const undo = (id: number) =>
    onPeople({
      edited: Object.fromEntries(Object.entries(edited).filter(([key]) => Number(key) !== id)),
      removed: removed.filter((each) => each !== id),
    });
  const shown = editing === undefined ? undefined : personOf(editing);
  return (
    <Stack space={3}>
      {booking.passengers.map((passenger) => {
        const { id } = passenger;
        const name = passengerName(edited[id] ?? personValues(passenger));
        const isRemoved = removed.includes(id);
        return (
          <Inline key={id} space={3}>
            <span>{isRemoved ? <s>{name}</s> : name}</span>
            {!isRemoved && (
              <Button size="small" aria-label={`Edit ${name}`} onClick={() => setEditing(id)}>
                Edit
              </Button>
            )}
            {!isRemoved && left > 1 && (
              <Button size="small" aria-label={`Remove ${name}`} onClick={() => remove(id)}>
                Remove
              </Button>
            )}
            {(isRemoved || edited[id]) && (
              <Button size="small" aria-label={`Undo ${name}`} onClick={() => undo(id)}>
                Undo
              </Button>
            )}
          </Inline>
        );
      })}
      <Modal title="Edit a passenger" open={shown !== undefined} onClose={close}>
        {shown && editing !== undefined && (
          <PortalForm<PersonValues>
            label="Edit a passenger"
            local
            schema={passengerForm}
            initialValues={shown}
            onSubmit={(person) => save(editing, person)}
          >
            <PassengerFields />
            <FormActions>
              <SubmitButton>Save passenger</SubmitButton>
              <Button onClick={close}>Do not change</Button>
            </FormActions>
          </PortalForm>
        )}
      </Modal>
    </Stack>
  );
}
