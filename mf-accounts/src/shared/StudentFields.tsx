import { RadioField } from 'shared-ui/fields';
import { FieldRow, TextField, useFormState } from 'shared-ui/form';
import styles from './StudentFields.module.css';

/** The request contains the texts 'true' and 'false', not booleans. */
const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

export function StudentFields() {
  const { values } = useFormState<{ Student?: string }>({ subscription: { values: true } });
  const student = values.Student === 'true';
  return (
    <FieldRow>
      <RadioField
        name="Student"
        label="Student"
        required
        hint="At a school or university"
        options={yesOrNo}
      />
      <fieldset className={styles.school} disabled={!student}>
        <TextField
          name="Name_Of_School"
          label="Name of School"
          required={student}
          hint="For students"
          autoComplete="off"
        />
      </fieldset>
    </FieldRow>
  );
}
