import { type PublicSettings, publicSettingsOf } from 'shared-api/contract';
import { settingKeys, smsSettings } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { defaultSettings, offersSms, readSettings, storedSettings } from '../../settings/index.ts';
import { currentTexts } from '../texts/index.ts';
import { settingReply } from './settingReply.ts';

export const listSettings: Verb<'listSettings'> = async ({ db, config }) => {
  const [defaults, stored] = [defaultSettings(config), await storedSettings(db)];
  const shown = settingKeys.filter((key) => config.smsService || !(key in smsSettings));
  return { data: shown.map((key) => settingReply(key, defaults, stored.get(key))) };
};

/** Visitors can read this reply, so it must contain no secret. */
export const readPublicSettings: Verb<'readPublicSettings'> = async ({ db, config, clock }) => {
  const [values, texts] = await Promise.all([readSettings(db, config), currentTexts(db, clock.now())]);
  const data: PublicSettings = publicSettingsOf(values, { texts, sms: offersSms(config, values) });
  return { data };
};
