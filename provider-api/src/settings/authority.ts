import type { SettingValues } from 'shared-api/rules';
import type { Config } from '../config.ts';
import type { Queryable } from '../db/index.ts';
import { readSettings } from './readSettings.ts';

export interface Authority {
  portal: string;
  name: string;
  shortName: string;
  unit: string;
}

export const authorityOf = (settings: SettingValues): Authority => ({
  portal: settings.authorityPortal,
  name: settings.authorityName,
  shortName: settings.authorityShortName,
  unit: settings.authorityUnit,
});

export const currentAuthority = async (on: Queryable, config: Config): Promise<Authority> =>
  authorityOf(await readSettings(on, config));
