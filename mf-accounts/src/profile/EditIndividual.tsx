import { individualUpdate, meansOfId } from 'shared-api/accounts';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { EditForm, type EditProps } from './EditForm.tsx';
import { type IndividualEdit, individualValues } from './editValues.ts';

/** Names were reviewed at registration and cannot be changed. */
export const EditIndividual = (props: EditProps) => (
  <EditForm<IndividualEdit>
    {...props}
    schema={individualUpdate}
    valuesOf={individualValues}
    updateOf={(body) => ({ category: 'Individual', body })}
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
