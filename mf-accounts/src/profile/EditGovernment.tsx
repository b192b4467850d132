import { governmentStaffTypes, governmentUpdate, states } from 'shared-api/accounts';
import { serviceTypeChoices } from 'shared-api/services';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, PhoneField, TextField, useFormState } from 'shared-ui/form';
import { EditForm, type EditProps } from './EditForm.tsx';
import { type GovernmentEdit, governmentBody, governmentValues } from './editValues.ts';

const serviceTypeOptions = serviceTypeChoices.map(({ key, label }) => ({ value: key, label }));

function StateStaffFields() {
  const { values } = useFormState<{ governmentStaffType?: string }>({ subscription: { values: true } });
  if (values.governmentStaffType !== 'State') return null;
  return (
    <FieldRow>
      <SelectField name="state" label="State" required placeholder="Select a state" options={states} />
      <SelectField name="clientTypeId" label="Service type" required options={serviceTypeOptions} />
    </FieldRow>
  );
}

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
