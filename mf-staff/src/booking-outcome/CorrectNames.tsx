import type { Booking } from 'shared-api/bookings';
import { correctNames } from 'shared-api/changes';
import { useOffline } from 'shared-ui';
import { DialogButton } from 'shared-ui/dialogs';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import { TextField } from 'shared-ui/form';
import { CallDialog } from '../shared/CallDialog.tsx';
import { nameOf } from '../shared/deskWords.ts';

export function CorrectNames({ booking: { id, version = 1, passengers } }: { booking: Booking }) {
  const offline = useOffline();
  const [only, another] = passengers;
  const { id: passengerId, firstName: FirstName, lastName: LastName } = only ?? {};
  return (
    <DialogButton
      explainDisabled={offline}
      dialog={(close) => (
        <CallDialog
          title="Correct the name of a passenger"
          initialValues={{ version, ...(!another && { passengerId, FirstName, LastName }) }}
          submit="Correct name"
          call={correctNames}
          input={(body) => ({ params: { id }, body })}
          onClose={close}
        >
          <p>
            Papers print the name as it is then. A letter tells the client, and the booking says what it was.
          </p>
          <SelectField
            name="passengerId"
            label="Passenger"
            placeholder="SELECT A PASSENGER"
            options={passengers.map((passenger) => ({ value: passenger.id, label: nameOf(passenger) }))}
            required
          />
          <TextField name="FirstName" label="First name" maxLength={100} required />
          <TextField name="LastName" label="Last name" maxLength={100} required />
          <TextAreaField name="reason" label="Reason" rows={2} maxLength={500} required />
        </CallDialog>
      )}
    >
      Correct a name
    </DialogButton>
  );
}
