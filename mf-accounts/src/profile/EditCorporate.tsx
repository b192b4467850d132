import { useMutation } from '@tanstack/react-query';
import { businessNatures, corporateUpdate, updateProfileMutation } from 'shared-api/accounts';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { EditForm } from './EditForm.tsx';
import type { EditProps } from './EditProfile.tsx';
import { type CorporateEdit, corporateValues } from './editValues.ts';

export function EditCorporate({ user, onClose }: EditProps) {
  const { mutateAsync } = useMutation(updateProfileMutation);
  return (
    <EditForm<CorporateEdit>
      schema={corporateUpdate}
      initialValues={corporateValues(user)}
      valuesOfPresent={corporateValues}
      onSubmit={(body) => mutateAsync({ category: 'Corporate', body })}
      onClose={onClose}
    >
      <TextField name="Business_Name" label="Business name" readOnly />
      <FieldRow>
        <SelectField name="Business_Nature" label="Nature of business" required options={businessNatures} />
        <TextField name="Registration_Number" label="Registration number" required autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField
          name="Creation_Year"
          label="Year of creation"
          required
          inputMode="numeric"
          autoComplete="off"
        />
        <PhoneField name="PhoneNumber" label="Phone number" required />
      </FieldRow>
      <TextField name="Email" label="Email" type="email" readOnly />
      <TextField
        name="Registered_Address"
        label="Registered address"
        required
        autoComplete="street-address"
      />
    </EditForm>
  );
}
