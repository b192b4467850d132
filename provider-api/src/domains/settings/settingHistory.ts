import { type settingHistory as endpoint, pageMeta, settingToWire } from 'shared-api/contract';
import { isSettingKey, portalSettings, type SettingValue } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { pageOffset } from '../../http/pageOffset.ts';

interface Row {
  version: number;
  before: SettingValue;
  after: SettingValue;
  isDefault: boolean;
  reason: string | null;
  changedBy: string;
  dateChanged: Date;
}

const { pageSize } = portalSettings;

export const settingHistory: Verb<typeof endpoint> = async ({ db }, { params: { key }, query }) => {
  if (!isSettingKey(key)) throw new NotFound('There is no such setting');
  const pageNumber = query.pageNumber ?? 1;
  const [counted, page] = await Promise.all([
    db.query<{ total: number }>('select count(*) as total from setting_changes where key = $1', [key]),
    db.query<Row>(
      `select version, before, after, is_default as "isDefault", reason, actor_name as "changedBy",
              at as "dateChanged"
         from setting_changes where key = $1
        order by version desc limit ${pageSize} offset $2::bigint`,
      [key, pageOffset(pageNumber)],
    ),
  ]);
  return {
    data: page.rows.map(({ before, after, dateChanged, ...row }) => ({
      ...row,
      before: settingToWire(key, before),
      after: settingToWire(key, after),
      dateChanged: dateChanged.toISOString(),
    })),
    meta: pageMeta(pageNumber, onlyRow(counted).total, pageSize),
  };
};
