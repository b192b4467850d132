import { genders } from 'shared-api/accounts';
import { RadioField } from 'shared-ui/fields';
import { FieldRow, TextField } from 'shared-ui/form';

/** `whose` ends each label: ' of the family head'. */
export const PersonFields = ({ whose = '' }: { whose?: string }) => (
  <>
    <FieldRow>
      <TextField name="FirstName" label={`First name${whose}`} required autoComplete="given-name" />
      <TextField name="MiddleName" label={`Middle name${whose}`} autoComplete="additional-name" />
      <TextField name="LastName" label={`Last name${whose}`} required autoComplete="family-name" />
    </FieldRow>
    <RadioField name="Gender" label={`Gender${whose}`} required options={genders} />
  </>
);
