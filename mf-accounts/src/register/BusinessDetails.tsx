import { businessNatures } from 'shared-api/rules';
import { FieldRow, FormActions, SelectField, SubmitButton, TextField } from 'shared-ui/form';
import { AcceptTerms } from './AcceptTerms.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './CorporateSteps.module.css';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { ServiceTypeField } from './ServiceTypeField.tsx';

export const BusinessDetails = ({ hidden }: { hidden: boolean }) => (
  <div className={styles.step} hidden={hidden}>
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
        autoComplete="off"
        spellCheck={false}
      />
      <ServiceTypeField />
    </FieldRow>
    <ContactFields />
    <NewPasswordFields />
    <AcceptTerms />
    {!hidden && (
      <FormActions>
        <SubmitButton disabledWhile="invalid-or-unchanged">Next Step</SubmitButton>
      </FormActions>
    )}
  </div>
);
