import { businessNatures } from 'shared-api/accounts';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, TextField } from 'shared-ui/form';
import { ServiceTypeField } from './ServiceTypeField.tsx';

export const BusinessFields = () => (
  <>
    <TextField name="Business_Name" label="Business name" required autoComplete="organization" />
    <FieldRow>
      <SelectField
        name="Business_Nature"
        label="Nature of business"
        required
        placeholder="Select a nature of business"
        options={businessNatures}
      />
      <TextField
        name="Creation_Year"
        label="Year of creation"
        required
        inputMode="numeric"
        autoComplete="off"
      />
    </FieldRow>
    <FieldRow>
      <TextField
        name="Registration_Number"
        label="Registration number"
        required
        hint="Such as RC 12345"
        autoComplete="off"
        spellCheck={false}
      />
      <ServiceTypeField />
    </FieldRow>
  </>
);
