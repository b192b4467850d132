import type { updateSetting as endpoint } from 'shared-api/contract';
import { isSettingKey } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { changeSetting } from './changeSetting.ts';

export const updateSetting: Verb<typeof endpoint> = async (ctx, { params: { key }, body }) => {
  if (!isSettingKey(key)) throw new NotFound('There is no such setting');
  const data = await ctx.db.transaction((tx) => changeSetting(tx, ctx, { key, ...body }));
  return { data, message: 'Setting changed successfully' };
};
