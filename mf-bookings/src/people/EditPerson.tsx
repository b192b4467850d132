import { useMutation } from '@tanstack/react-query';
import { genders } from 'shared-api/accounts';
import { designations } from 'shared-api/bookings';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf } from 'shared-api/http';
import { correctPerson, type Person } from 'shared-api/people';
import { FormDialog } from 'shared-ui/dialogs';
import { SelectField } from 'shared-ui/fields';
import { CheckboxField, FieldRow, PhoneField, TextField } from 'shared-ui/form';

type Values = BodyOf<typeof correctPerson>;

interface EditPersonProps {
  person: Person;
  onClose: () => void;
}

const valuesOf = (person: Person) => ({
  FirstName: person.firstName,
  LastName: person.lastName,
  Designation: designations.find((one) => one === person.designation),
  Gender: genders.find((one) => one === person.gender),
  mobileNumber: person.mobileNumber,
  Wheel_Chair: person.wheel_Chair,
  version: person.version,
});

export function EditPerson({ person, onClose }: EditPersonProps) {
  const { mutateAsync } = useMutation(mutationOf(correctPerson));
  return (
    <FormDialog<Values>
      title="Edit person"
      schema={correctPerson.body}
      initialValues={valuesOf(person)}
      valuesOfPresent={valuesOf}
      submit="Save"
      onSubmit={(body) => mutateAsync({ params: { id: person.id }, body })}
      onClose={onClose}
    >
      <FieldRow>
        <TextField name="FirstName" label="First name" autoComplete="off" required />
        <TextField name="LastName" label="Last name" autoComplete="off" required />
      </FieldRow>
      <FieldRow>
        <SelectField name="Designation" label="Designation" options={designations} required />
        <SelectField name="Gender" label="Gender" options={genders} required />
      </FieldRow>
      <PhoneField name="mobileNumber" label="Mobile number" autoComplete="off" required />
      <CheckboxField name="Wheel_Chair" label="Wheelchair" />
    </FormDialog>
  );
}
