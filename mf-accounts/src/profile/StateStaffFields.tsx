import { states } from 'shared-api/accounts';
import { serviceTypeChoices } from 'shared-api/services';
import { SelectField } from 'shared-ui/fields';
import { FieldRow, useFormState } from 'shared-ui/form';

const serviceTypeOptions = serviceTypeChoices.map(({ key, label }) => ({ value: key, label }));

export function StateStaffFields() {
  const { values } = useFormState<{ governmentStaffType?: string }>({ subscription: { values: true } });
  if (values.governmentStaffType !== 'State') return null;
  return (
    <FieldRow>
      <SelectField name="state" label="State" required placeholder="Select a state" options={states} />
      <SelectField name="clientTypeId" label="Service type" required options={serviceTypeOptions} />
    </FieldRow>
  );
}
