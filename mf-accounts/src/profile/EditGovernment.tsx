import { governmentStaffTypes, governmentUpdate } from 'shared-api/accounts';
import { SelectField } from 'shared-ui/fields';
import { PhoneField, TextField } from 'shared-ui/form';
import { EditForm, type EditProps } from './EditForm.tsx';
import { type GovernmentEdit, governmentBody, governmentValues } from './editValues.ts';
import { StateStaffFields } from './StateStaffFields.tsx';

const stateMissing = ({ governmentStaffType, state }: Partial<GovernmentEdit>) =>
  governmentStaffType === 'State' && !state ? { state: 'Invalid selection' } : {};

export const EditGovernment = (props: EditProps) => (
  <EditForm<GovernmentEdit>
    {...props}
    schema={governmentUpdate}
    validate={stateMissing}
    valuesOf={governmentValues}
    updateOf={(values) => ({ category: 'Government', body: governmentBody(values) })}
  >
    <TextField
      name="Name_Of_Government_Officials_Office"
      label="Name of government official's office"
      readOnly
    />
    <TextField name="registered_Address" label="Registered address" required autoComplete="street-address" />
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
