import { businessNatures, corporateUpdate } from 'shared-api/accounts';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { EditForm, type EditProps } from './EditForm.tsx';
import { type CorporateEdit, corporateValues } from './editValues.ts';

export const EditCorporate = (props: EditProps) => (
  <EditForm<CorporateEdit>
    {...props}
    schema={corporateUpdate}
    valuesOf={corporateValues}
    updateOf={(body) => ({ category: 'Corporate', body })}
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
    <TextField name="Registered_Address" label="Registered address" required autoComplete="street-address" />
  </EditForm>
);
