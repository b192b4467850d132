import { type Setting, settingToWire } from 'shared-api/contract';
import type { SettingKey, SettingValues } from 'shared-api/rules';
import type { StoredSetting } from '../../settings/index.ts';

export function settingReply(
  key: SettingKey,
  defaults: SettingValues,
  stored: StoredSetting | undefined,
): Setting {
  const isDefault = stored?.isDefault ?? true;
  return {
    key,
    value: settingToWire(key, stored && !isDefault ? stored.after : defaults[key]),
    default: settingToWire(key, defaults[key]),
    isDefault,
    version: stored?.version ?? 0,
    changedBy: stored?.changedBy ?? null,
    dateChanged: stored?.changedAt.toISOString() ?? null,
  };
}
