import { meansOfId } from 'shared-api/accounts';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, TextField, useFormState } from 'shared-ui/form';

const [nationalCard] = meansOfId;

export function IdentificationFields() {
  const { values } = useFormState<{ MeansOfId?: string }>({ subscription: { values: true } });
  const national = values.MeansOfId === nationalCard;
  return (
    <FieldRow>
      <SelectField
        name="MeansOfId"
        label="Means of identification"
        required
        hint="The document that you will show"
        placeholder="Select a document"
        options={meansOfId}
      />
      <TextField
        name="Identification"
        label="Identification number"
        required
        hint={national ? 'The 11 digits of the NIN' : '3 to 20 letters and digits'}
        inputMode={national ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
      />
    </FieldRow>
  );
}
