import { rangeText, type SettingDefinition } from 'shared-api/settings';
import { SelectField } from 'shared-ui/fields';
import { AmountField, TextField } from 'shared-ui/form';

/** The one field of a setting, by what it holds. */
export function SettingField({ definition }: { definition: SettingDefinition }) {
  const { label, kind } = definition;
  const field = { name: 'value', label, hint: `Allowed: ${rangeText(definition)}`, required: true };
  if (kind === 'naira') return <AmountField {...field} />;
  if (kind === 'choice')
    return <SelectField name="value" label={label} options={definition.options} required />;
  const isNumber = kind === 'whole' || kind === 'percent';
  return <TextField {...field} inputMode={isNumber ? 'numeric' : 'text'} autoComplete="off" />;
}
