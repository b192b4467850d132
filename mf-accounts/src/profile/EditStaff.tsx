import { userUpdate } from 'shared-api/accounts';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { EditForm, type EditProps } from './EditForm.tsx';
import { type StaffEdit, staffValues } from './editValues.ts';

export const EditStaff = (props: EditProps) => (
  <EditForm<StaffEdit>
    {...props}
    schema={userUpdate}
    valuesOf={staffValues}
    updateOf={(body) => ({ category: 'Staff', body })}
    failure="Updating user account failed"
  >
    <FieldRow>
      <TextField name="firstname" label="First name" required autoComplete="given-name" />
      <TextField name="middleName" label="Middle name" autoComplete="additional-name" />
    </FieldRow>
    <TextField name="lastName" label="Last name" required autoComplete="family-name" />
    <PhoneField name="phoneNumber" label="Phone number" required />
  </EditForm>
);
