import { settingToWire } from 'shared-api/contract';
import { isSettingKey, type SettingKey, type SettingValue } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { defineList, equals, inOrder, type ListQuery } from '../../lists/index.ts';

interface Row {
  version: number;
  before: SettingValue;
  after: SettingValue;
  isDefault: boolean;
  reason: string | null;
  changedBy: string;
  dateChanged: Date;
}

interface Query extends ListQuery {
  key: SettingKey;
}

const changesOf = `
  select version, before, after, is_default as "isDefault", reason, actor_name as "changedBy", at as "dateChanged"
    from setting_changes where key = $1 and version = any ($2::int[])`;

const changeList = defineList<Query, Row, 'version'>({
  from: 'setting_changes c',
  id: 'c.version',
  orders: { version: ['c.version'] },
  sort: () => '-version',
  filters: ({ key }) => equals(key, 'c.key', 'text'),
  read: async (versions, { db }, { key }) =>
    inOrder(versions, await db.all<Row>(changesOf, [key, versions]), ({ version }) => version),
});

export const settingHistory: Verb<'settingHistory'> = async (ctx, { params: { key }, query }) => {
  if (!isSettingKey(key)) throw new NotFound('There is no such setting');
  const { data, meta } = await changeList.page(ctx, { ...query, key });
  const changes = data.map(({ before, after, ...row }) => ({
    ...row,
    before: settingToWire(key, before),
    after: settingToWire(key, after),
  }));
  return { data: changes, meta };
};
