import { requestKinds } from 'shared-api/privacy';
import { SelectField } from 'shared-ui/fields';

const options = Object.entries(requestKinds).map(([value, label]) => ({ value, label }));

export const KindField = () => (
  <SelectField
    name="kind"
    label="You ask for"
    options={options}
    placeholder="Choose what you ask for"
    required
  />
);
