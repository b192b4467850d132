import { formatNaira, type SettingKey, type SettingValue, settingDefinitions } from 'shared-api/rules';

/** A setting's value in a sentence. */
export function shownValue(key: SettingKey, value: SettingValue): string {
  const definition = settingDefinitions[key];
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.map(({ city }) => city).join(', ');
  if (definition.kind === 'naira') return formatNaira(value);
  return `${value} ${definition.kind === 'percent' ? 'per cent' : 'unit' in definition ? definition.unit : ''}`.trim();
}
