import { genders } from 'shared-api/accounts';
import { Stack } from 'shared-ui';
import { RadioField } from 'shared-ui/fields';
import { FieldRow, TextField } from 'shared-ui/form';
import styles from './PersonFields.module.css';

/** `whose` ends each label, as in ' of the family head'. */
export const PersonFields = ({ whose = '' }: { whose?: string }) => (
  <>
    <Stack space={5} className={styles.names}>
      <FieldRow>
        <TextField name="FirstName" label={`First name${whose}`} required autoComplete="given-name" />
        <TextField name="MiddleName" label={`Middle name${whose}`} autoComplete="additional-name" />
        <TextField name="LastName" label={`Last name${whose}`} required autoComplete="family-name" />
      </FieldRow>
    </Stack>
    <RadioField name="Gender" label={`Gender${whose}`} required options={genders} />
  </>
);
