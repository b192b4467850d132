import { type Setting, settingFromWire, settingRule } from 'shared-api/contract';
import {
  entryName,
  entryParts,
  formatNaira,
  isSettingKey,
  type SettingKey,
  type SettingValue,
  type SettingValues,
  settingDefinitions,
} from 'shared-api/rules';
import { object } from 'yup';
import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { Conflict, Invalid, NotFound } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { validate } from '../../http/validate.ts';
import { defaultSettings, readSettings, type StoredSetting, storedSettings } from '../../settings/index.ts';
import { recordAudit } from '../activities/index.ts';
import { settingReply } from './settingReply.ts';

function shownValue(key: SettingKey, value: SettingValue): string {
  const definition = settingDefinitions[key];
  if (typeof value === 'string') return value || 'none';
  if (typeof value !== 'number') return value.map(entryName).join(', ') || 'none';
  if (definition.kind === 'naira') return formatNaira(value);
  return `${value} ${definition.kind === 'percent' ? 'per cent' : 'unit' in definition ? definition.unit : ''}`.trim();
}

interface Change {
  key: SettingKey;
  value?: unknown;
  version?: number;
  reason?: string | null | undefined;
}

function refuseTogether(values: SettingValues): void {
  if (values.minFundingModal < values.minFundingApi)
    throw new Invalid({
      value: ['The smallest funding that the page sends cannot be below the smallest that is accepted'],
    });
}

async function checkedValue(key: SettingKey, value: unknown, origin: string): Promise<SettingValue> {
  const schema = object().shape({ value: settingRule(key, origin) });
  const checked: { value?: unknown } = await validate(schema, { value });
  return settingFromWire(key, checked.value);
}

const changedMeanwhile = (key: SettingKey, present: SettingValue, stored: StoredSetting | undefined) =>
  new Conflict(
    `${stored?.changedBy ?? 'Somebody'} changed this setting meanwhile: it is now ${shownValue(key, present)}`,
    'setting_changed',
  );

/** PostgreSQL does not keep the order of jsonb keys, so the comparison uses a fixed order. */
const same = (one: SettingValue, other: SettingValue): boolean => {
  const text = (value: SettingValue) => JSON.stringify(value, Object.values(entryParts).flat());
  return text(one) === text(other);
};

const readable = (key: SettingKey, value: SettingValue) =>
  typeof value === 'object' ? value : shownValue(key, value);

const insert = `
  insert into setting_changes (key, version, before, after, is_default, reason, actor_id, actor_name, at)
  values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8, $9)`;

/**
 * The lock makes changes run one at a time. Otherwise rules across settings could be broken, or a version used twice.
 */
async function changeSetting(tx: Tx, ctx: Context, change: Change): Promise<Setting> {
  const { key } = change;
  const defaults = defaultSettings(ctx.config);
  const isDefault = change.value === undefined;
  const given = isDefault ? defaults[key] : await checkedValue(key, change.value, ctx.config.publicUrl);
  await tx.query(`select pg_advisory_xact_lock(hashtext('settings'))`);
  const present = await readSettings(tx, ctx.config);
  const stored = (await storedSettings(tx)).get(key);
  const before = present[key];
  if (change.version !== undefined && change.version !== (stored?.version ?? 0))
    throw changedMeanwhile(key, before, stored);
  refuseTogether({ ...present, [key]: given });
  const returnsToDefault = isDefault && stored?.isDefault === false;
  if (same(given, before) && !returnsToDefault) return settingReply(key, defaults, stored);
  const reason = change.reason?.trim() || null;
  const at = ctx.clock.now();
  await tx.query(insert, [
    key,
    (stored?.version ?? 0) + 1,
    JSON.stringify(before),
    JSON.stringify(given),
    isDefault,
    reason,
    ctx.actor.id,
    ctx.actor.name,
    at,
  ]);
  await recordAudit(tx, ctx, {
    action: 'setting.update',
    subject: ['setting', key],
    before: { value: readable(key, before) },
    after: { value: readable(key, given), ...(isDefault && { isDefault }) },
    reason,
  });
  await publish(tx, { type: 'settings', id: null, everyone: true });
  return settingReply(key, defaults, (await storedSettings(tx)).get(key));
}

export const updateSetting: Verb<'updateSetting'> = async (ctx, { params: { key }, body }) => {
  if (!isSettingKey(key)) throw new NotFound('There is no such setting');
  const data = await ctx.db.transaction((tx) => changeSetting(tx, ctx, { key, ...body }));
  return { data, message: 'Setting changed successfully' };
};
