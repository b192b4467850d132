import {
  builtInSettings,
  isSettingKey,
  type SettingKey,
  type SettingValue,
  type SettingValues,
} from 'shared-api/rules';
import type { Config } from '../config.ts';
import { prepared, type Queryable } from '../db/index.ts';

export interface StoredSetting {
  key: string;
  version: number;
  after: SettingValue;
  isDefault: boolean;
  changedBy: string;
  changedAt: Date;
}

type Environment = Pick<Config, 'treasuryFeeKobo' | 'rrrExpiryDays' | 'mailFrom'>;

export const defaultSettings = (config: Environment): SettingValues => ({
  ...builtInSettings,
  treasuryFee: config.treasuryFeeKobo,
  rrrExpiryDays: config.rrrExpiryDays,
  mailSender: config.mailFrom,
});

export const offersSms = ({ smsService }: Pick<Config, 'smsService'>, { smsDaily }: SettingValues): boolean =>
  smsService !== undefined && smsDaily > 0;

const newestChanges = prepared(
  `select distinct on (key) key, version, after, is_default as "isDefault", actor_name as "changedBy",
          at as "changedAt"
     from setting_changes order by key, version desc`,
);

export async function storedSettings(on: Queryable): Promise<ReadonlyMap<SettingKey, StoredSetting>> {
  const { rows } = await on.query<StoredSetting>(newestChanges);
  return new Map(rows.flatMap((row) => (isSettingKey(row.key) ? [[row.key, row] as const] : [])));
}

/** Never cache settings: all servers must use a changed setting at once. Within a transaction, pass it as `on`. */
export async function readSettings(on: Queryable, config: Environment): Promise<SettingValues> {
  const changed = [...(await storedSettings(on))].filter(([, { isDefault }]) => !isDefault);
  const values = Object.fromEntries(changed.map(([key, { after }]) => [key, after]));
  return { ...defaultSettings(config), ...values };
}

export async function currentConfig(on: Queryable, config: Config): Promise<Config> {
  const { treasuryFee, rrrExpiryDays, mailSender } = await readSettings(on, config);
  return { ...config, treasuryFeeKobo: treasuryFee, rrrExpiryDays, mailFrom: mailSender };
}
