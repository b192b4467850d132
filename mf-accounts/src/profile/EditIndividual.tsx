import { useMutation } from '@tanstack/react-query';
import { individualUpdate, meansOfId, updateProfileMutation } from 'shared-api/accounts';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { EditForm } from './EditForm.tsx';
import type { EditProps } from './EditProfile.tsx';
import { type IndividualEdit, individualValues } from './editValues.ts';

/** Names were reviewed at registration and cannot be changed. */
export function EditIndividual({ user, onClose }: EditProps) {
  const { mutateAsync } = useMutation(updateProfileMutation);
  return (
    <EditForm<IndividualEdit>
      schema={individualUpdate}
      initialValues={individualValues(user)}
      valuesOfPresent={individualValues}
      onSubmit={(body) => mutateAsync({ category: 'Individual', body })}
      onClose={onClose}
    >
      <FieldRow>
        <TextField name="firstName" label="First name" readOnly />
        <TextField name="lastName" label="Last name" readOnly />
      </FieldRow>
      <PhoneField name="phoneNumber" label="Phone number" required />
      <SelectField name="meansOfId" label="Means of identification" required options={meansOfId} />
      <TextField
        name="identification"
        label="Identification number"
        required
        autoComplete="off"
        spellCheck={false}
      />
    </EditForm>
  );
}
