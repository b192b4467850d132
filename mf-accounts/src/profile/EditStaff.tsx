import { useMutation } from '@tanstack/react-query';
import { updateProfileMutation, userUpdate } from 'shared-api/accounts';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { EditForm } from './EditForm.tsx';
import type { EditProps } from './EditProfile.tsx';
import { type StaffEdit, staffValues } from './editValues.ts';

const updateStaffMutation = {
  ...updateProfileMutation,
  meta: { ...updateProfileMutation.meta, failure: 'Updating user account failed' },
};

export function EditStaff({ user, onClose }: EditProps) {
  const { mutateAsync } = useMutation(updateStaffMutation);
  return (
    <EditForm<StaffEdit>
      schema={userUpdate}
      initialValues={staffValues(user)}
      valuesOfPresent={staffValues}
      onSubmit={(body) => mutateAsync({ category: 'Staff', body })}
      onClose={onClose}
    >
      <FieldRow>
        <TextField name="firstname" label="First name" required autoComplete="given-name" />
        <TextField name="middleName" label="Middle name" autoComplete="additional-name" />
      </FieldRow>
      <TextField name="lastName" label="Last name" required autoComplete="family-name" />
      <PhoneField name="phoneNumber" label="Phone number" required />
    </EditForm>
  );
}
