import { governmentStaffTypes, states } from 'shared-api/accounts';
import { RadioField, SelectField } from 'shared-ui/fields';
import { FieldRow, TextField, useFormState } from 'shared-ui/form';
import { ServiceTypeField } from './ServiceTypeField.tsx';

function StaffTypeFields() {
  const { values } = useFormState<{ GovernmentStaffType?: string }>({ subscription: { values: true } });
  return (
    <FieldRow>
      <RadioField
        name="GovernmentStaffType"
        label="Government staff type"
        required
        options={governmentStaffTypes}
      />
      {values.GovernmentStaffType === 'State' && (
        <SelectField
          name="State"
          label="State"
          required
          placeholder="Select a state"
          options={states}
          autoComplete="address-level1"
        />
      )}
    </FieldRow>
  );
}

export const OfficeFields = () => (
  <>
    <TextField
      name="Name_Of_Government_Officials_Office"
      label="Name of government official's office"
      required
      autoComplete="organization"
    />
    <StaffTypeFields />
    <ServiceTypeField />
  </>
);
