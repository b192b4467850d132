import type { listSettings as endpoint } from 'shared-api/contract';
import { settingKeys } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { defaultSettings, storedSettings } from '../../settings/index.ts';
import { settingReply } from './settingReply.ts';

export const listSettings: Verb<typeof endpoint> = async ({ db, config }) => {
  const [defaults, stored] = [defaultSettings(config), await storedSettings(db)];
  return { data: settingKeys.map((key) => settingReply(key, defaults, stored.get(key))) };
};
