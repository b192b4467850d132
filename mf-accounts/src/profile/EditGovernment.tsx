import { useMutation } from '@tanstack/react-query';
import { governmentStaffTypes, governmentUpdate, updateProfileMutation } from 'shared-api/accounts';
import { SelectField } from 'shared-ui/fields';
import { PhoneField, TextField } from 'shared-ui/form';
import { EditForm } from './EditForm.tsx';
import type { EditProps } from './EditProfile.tsx';
import { type GovernmentEdit, governmentBody, governmentValues } from './editValues.ts';
import { StateStaffFields } from './StateStaffFields.tsx';

const stateMissing = ({ governmentStaffType, state }: Partial<GovernmentEdit>) =>
  governmentStaffType === 'State' && !state ? { state: 'Invalid selection' } : {};

export function EditGovernment({ user, onClose }: EditProps) {
  const { mutateAsync } = useMutation(updateProfileMutation);
  return (
    <EditForm<GovernmentEdit>
      schema={governmentUpdate}
      validate={stateMissing}
      initialValues={governmentValues(user)}
      valuesOfPresent={governmentValues}
      onSubmit={(values) => mutateAsync({ category: 'Government', body: governmentBody(values) })}
      onClose={onClose}
    >
      <TextField
        name="Name_Of_Government_Officials_Office"
        label="Name of government official's office"
        readOnly
      />
      <TextField
        name="registered_Address"
        label="Registered address"
        required
        autoComplete="street-address"
      />
      <TextField name="email" label="Email" type="email" readOnly />
      <PhoneField name="phoneNumber" label="Phone number" required />
      <SelectField
        name="governmentStaffType"
        label="Government staff type"
        required
        options={governmentStaffTypes}
      />
      <StateStaffFields />
    </EditForm>
  );
}
