import { formatNaira, koboOf } from 'shared-api/money';
import {
  entryName,
  isSettingKey,
  type Setting,
  type SettingDefinition,
  type SettingKey,
  settingDefinitions,
} from 'shared-api/settings';
import { daysInWords } from 'shared-api/wording';

export const definitionOf = (key: SettingKey): SettingDefinition => settingDefinitions[key];

export function settingText(key: SettingKey, value: Setting['value']): string {
  const definition = definitionOf(key);
  if (typeof value === 'number') {
    if (definition.kind === 'naira') return formatNaira(koboOf(value));
    if (definition.kind === 'percent') return `${value} %`;
    const number = new Intl.NumberFormat('en').format(value);
    if (definition.kind !== 'whole' || !definition.unit) return number;
    const counted = `${number} ${value === 1 ? definition.unit.replace(/s$/, '') : definition.unit}`;
    return definition.unit === 'days' && value >= 365 && value % 365 === 0
      ? `${daysInWords(value)} (${counted})`
      : counted;
  }
  if (typeof value === 'string') return value || 'none';
  return (value ?? []).map(entryName).join(', ') || 'none';
}

export interface KnownSetting extends Setting {
  key: SettingKey;
}

/** A newer server may have settings that this build does not know. */
export const isKnown = (setting: Setting): setting is KnownSetting => isSettingKey(setting.key);
